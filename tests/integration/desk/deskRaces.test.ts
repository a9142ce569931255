import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import {
  bookAtDesk,
  bookingsOf,
  deskNowMs,
  deskRefusal,
  deskWish,
  moa,
  onDeskDay,
} from "../../support/builders/desk";
import { holdOf, timing } from "../../support/builders/holds";
import { book, salon } from "../../support/builders/salon";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

describe("at once", () => {
  it("one of two desks and an online hold gets a gap, whoever it is, and the others are told that it is taken", async () => {
    for (let round = 0; round < 10; round += 1) {
      const place = await salon();
      const startMs = Date.parse(onDeskDay("14:00"));
      const results = await Promise.allSettled([
        bookAtDesk(place, deskWish(place, "14:00")),
        holdFreeSlot(holdOf(place, onDeskDay("14:00")), timing, { startMs, nowMs: deskNowMs }).then(
          (held) => {
            if (held.outcome !== "held") throw Object.assign(new Error("taken"), { isTaken: true });
          },
        ),
        bookAtDesk(place, deskWish(place, "14:10", { source: "desk" })),
      ]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const result of results)
        if (result.status === "rejected")
          expect("isTaken" in result.reason || isAppError(result.reason, "slot_taken")).toBe(true);
      expect(await bookingsOf(place)).toHaveLength(1);
    }
  });

  it("a booking that waits for the calendar's lock has not locked its client, whom the holder of that lock may erase", async () => {
    const place = await salon();
    const { id } = await db().client.create({ data: { providerId: place.id, ...moa } });
    let booking: Promise<unknown> = Promise.resolve();
    await inTransaction(async (client) => {
      await client.query("SELECT lock_calendar($1)", [place.id]);
      booking = bookAtDesk(place, deskWish(place, "14:00", { client: { id } }));
      await untilWaiting("the booking");
      await client.query("SELECT 1 FROM clients WHERE id = $1 FOR UPDATE NOWAIT", [id]);
    });
    await booking;
    expect(await bookingsOf(place)).toMatchObject([{ clientId: id }]);
  });

  it("a press that is sent five times books once, and each is answered with the same booking", async () => {
    const place = await salon();
    const idempotencyKey = randomUUID();
    const wish = deskWish(place, "14:00", { payment: { way: "on_site", paidWith: "cash" } });
    const press = () => bookAtDesk(place, wish, { idempotencyKey });
    const made = await Promise.all([press(), press(), press(), press(), press()]);
    made.push(await press());
    expect(new Set(made.map(({ bookingIds }) => bookingIds[0])).size).toBe(1);
    const bookings = await bookingsOf(place);
    expect(bookings).toHaveLength(1);
    expect(bookings[0]?.ledger).toHaveLength(1);
    for (const changed of [
      deskWish(place, "15:00"),
      { ...wish, client: { ...moa, name: "Ebba Ek" } },
      { ...wish, notify: false },
    ]) {
      const other = bookAtDesk(place, changed, { idempotencyKey });
      expect((await deskRefusal(other)).code).toBe("idempotency_conflict");
    }
  });

  it("two desks that book the same new caller add one client", async () => {
    const place = await salon();
    await Promise.all(
      ["09:00", "10:00", "11:00", "13:00"].map((time) => bookAtDesk(place, deskWish(place, time))),
    );
    expect(await db().client.count({ where: { providerId: place.id } })).toBe(1);
  });

  it("a hold that ran out is settled, and its time is booked", async () => {
    const place = await salon();
    await book(place, {
      at: onDeskDay("14:00"),
      status: "pending",
      payment: null,
      holdExpiresAt: new Date(deskNowMs - 3_600_000),
    });
    await bookAtDesk(place, deskWish(place, "14:00"));
    const bookings = await bookingsOf(place);
    expect(bookings.map(({ status }) => status).sort()).toEqual(["cancelled", "confirmed"]);
  });

  it("a save of the settings between check and booking makes it check again", async () => {
    const place = await salon();
    const save = db().provider.update({
      where: { id: place.id },
      data: { settingsVersion: { increment: 1 } },
    });
    await Promise.all([bookAtDesk(place, deskWish(place, "14:00")), save]);
    expect(await bookingsOf(place)).toHaveLength(1);
  });
});
