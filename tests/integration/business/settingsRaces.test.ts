import { describe, expect, it } from "vitest";
import { freeStaff } from "@/lib/checkout/hold/freeStaff";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { insertHold } from "@/lib/checkout/hold/holdSlot";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { moveSlot } from "@/lib/visits/moveSlot";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { firstToken } from "../../support/builders/bookingLink";
import { holdOf, timing } from "../../support/builders/holds";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { away, readSettings, saveAsOwner } from "../../support/builders/settings";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

/** A Tuesday; the salon is open from eight to four UTC. */
const at = (time: string) => `2026-12-01T${time}:00Z`;
const startMs = Date.parse(at("14:30"));
/** The business is away from two to four that day. */
const closeAfternoon = (place: Salon) =>
  saveAsOwner(place, { unavailableSlots: [away("01T14:00", "01T16:00")], deleteUnavailableSlotIds: [] });

const check = (place: Salon, more = {}) =>
  freeStaff(startMs, { ...timing, providerId: place.id, serviceId: place.serviceId, ...more }, nowMs);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
const hold = (place: Salon, time = "14:30") =>
  holdFreeSlot(holdOf(place, at(time)), timing, { startMs: Date.parse(at(time)), nowMs });
const move = (bookingId: string, time = "14:30") =>
  rescheduleBooking(
    bookingId,
    { customerId: null, token: firstToken(bookingId) },
    { startMs: Date.parse(at(time)), nowMs },
  );
const movable = (id: string) => db().booking.findUniqueOrThrow({ where: { id } });
const guest = { actor: "guest", actorUserId: null } as const;

describe("settings saved after a time was checked", () => {
  it("make a hold check again, which then finds the time closed", async () => {
    const place = await salon();
    const { staffMemberIds, settingsVersion } = await check(place);
    expect(staffMemberIds).toEqual([place.staffId]);
    expect((await closeAfternoon(place)).bookingsInside).toEqual([]);
    const late = holdOf(place, at("14:30"), { settings_version: settingsVersion });
    expect(await insertHold(late, staffMemberIds, "guest")).toEqual({ outcome: "changed" });
    expect(await db().booking.count({ where: { providerId: place.id } })).toBe(0);
    await expect(hold(place)).rejects.toMatchObject({
      code: "slot_unavailable",
      details: { reason: "unavailable" },
    });
  });

  it("make a move check again in the same way", async () => {
    const place = await salon();
    const id = await book(place, { at: at("09:00") });
    const { staffMemberIds: candidates, settingsVersion } = await check(place, { movedBookingId: id });
    await closeAfternoon(place);
    const booking = await movable(id);
    const late = { startMs, nowMs, candidates, settingsVersion, acting: guest };
    expect(await db().$transaction((tx) => moveSlot(tx, booking, late))).toEqual({ outcome: "changed" });
    expect(await movable(id)).toEqual(booking);
    expect(await outcome(move(id))).toBe("slot_unavailable");
  });

  it("do not stop a hold and a move that they leave open", async () => {
    const place = await salon();
    const id = await book(place, { at: at("09:00") });
    await inTransaction(async (client) => {
      await client.query("SELECT lock_calendar($1)", [place.id]);
      const [held, moved] = [outcome(hold(place, "10:00")), outcome(move(id, "13:00"))];
      await untilWaiting("the hold and the move to wait for the calendar", 2);
      await client.query("UPDATE providers SET settings_version = settings_version + 1 WHERE id = $1", [
        place.id,
      ]);
      await client.query("COMMIT");
      expect(await Promise.all([held, moved])).toEqual(["done", "done"]);
    });
  });

  it("wait for the hold that was faster, and name it", async () => {
    const place = await salon();
    await inTransaction(async (client) => {
      const taken = holdOf(place, at("14:30"));
      await client.query("SELECT * FROM hold_slot($1::jsonb, $2::uuid[], 'guest', '60 seconds')", [
        JSON.stringify(taken),
        [place.staffId],
      ]);
      const saved = closeAfternoon(place);
      await untilWaiting("the save to wait for the hold");
      await client.query("COMMIT");
      expect((await saved).bookingsInside.map(({ id }) => id)).toEqual([taken.id]);
    });
  });

  it("wait for the calendar before they hold anything that others wait for", async () => {
    const place = await salon();
    await inTransaction(async (client) => {
      await client.query("SELECT lock_calendar($1)", [place.id]);
      const saved = outcome(closeAfternoon(place));
      await untilWaiting("the save to wait for the calendar");
      await client.query("SELECT 1 FROM providers WHERE id = $1 FOR NO KEY UPDATE", [place.id]);
      await client.query("COMMIT");
      expect(await saved).toBe("done");
    });
  });
});

describe("settings saved at the same moment as", () => {
  it("holds and moves: whatever lies inside the new unavailable time was named", async () => {
    for (let round = 0; round < 20; round += 1) {
      const place = await salon();
      const id = await book(place, { at: at("09:00") });
      const [saved, ...taken] = await Promise.all([
        closeAfternoon(place),
        outcome(hold(place, "14:00")),
        outcome(hold(place)),
        outcome(move(id, "15:00")),
      ]);
      const within = { gte: new Date(at("14:00")), lt: new Date(at("16:00")) };
      const inside = await db().booking.findMany({
        where: { providerId: place.id, status: { not: "cancelled" }, startsAt: within },
        orderBy: { startsAt: "asc" },
      });
      expect(saved.bookingsInside.map((booking) => booking.id)).toEqual(inside.map((booking) => booking.id));
      expect(taken.filter((result) => result === "done")).toHaveLength(inside.length);
      expect(taken.filter((result) => result !== "done" && result !== "slot_unavailable")).toEqual([]);
    }
  });

  it("moves, cancellations and other saves: all of them come to an end", async () => {
    for (let round = 0; round < 10; round += 1) {
      const place = await salon();
      const [first, second] = [
        await book(place, { at: at("09:00") }),
        await book(place, { at: at("10:00") }),
      ];
      const cancel = (bookingId: string) =>
        changeBookingStatus(wholeBusiness(place.id), {
          bookingId,
          to: "cancelled",
          actorUserId: place.ownerId,
          nowMs,
        });
      const results = await Promise.all(
        [
          closeAfternoon(place),
          saveAsOwner(place, { provider: { description: "Nytt" } }),
          move(first, "13:00"),
          cancel(first),
          move(second, "13:30"),
          cancel(second),
          hold(place, "08:00"),
        ].map(outcome),
      );
      const fine = ["done", "transition_not_allowed", "changed_meanwhile"];
      expect(results.filter((result) => typeof result !== "string" || !fine.includes(result))).toEqual([]);
      expect((await readSettings(place)).unavailableSlots).toHaveLength(1);
    }
  });
});
