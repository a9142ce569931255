import { describe, expect, it } from "vitest";
import { insertHold } from "@/lib/checkout/hold/holdSlot";
import { db } from "@/lib/db/client";
import { sendMail } from "@/lib/notifications/sendMail";
import { moveByBusiness } from "@/lib/visits/moveByBusiness";
import { holdOf } from "../../support/builders/holds";
import { freeUntil, move as moveByCustomer, onMoveDay, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, salon } from "../../support/builders/salon";
import {
  afterUndo,
  ownerOf,
  refusalOf,
  schedule,
  scheduled,
  undo,
  waitingMails,
} from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

describe("a change of a booking that is undone within ten seconds", () => {
  it("has its earlier time and a higher SEQUENCE, and nobody is told", async () => {
    const place = await salon();
    const freeUntil = "2026-11-22T09:00:00Z";
    const id = await book(place, { at: onMoveDay("09:00"), freeUntil });
    const token = await scheduled(place, id, { at: onMoveDay("10:00"), durationMinutes: 45 });
    await undo(place, token);
    const back = await stateOf(id);
    expect(back).toMatchObject({
      startsAt: new Date(onMoveDay("09:00")),
      durationMinutes: 30,
      blockedUntil: new Date(onMoveDay("09:30")),
      freeCancellationUntil: new Date(freeUntil),
      remindedFor: null,
      sequence: 2,
    });
    expect(back.events.map(({ kind }) => kind)).toEqual(["rescheduled", "undone"]);
    expect(await db().outboxMail.count({ where: { bookingId: id } })).toBe(0);
  });

  it("is undone once, by whoever made it, and not when the time is over", async () => {
    const [place, other] = [await salon(), await salon()];
    const id = await book(place, { at: onMoveDay("09:00") });
    const token = await scheduled(place, id, { at: onMoveDay("10:00") });
    expect((await refusalOf(undo(other, token))).code).toBe("not_found");
    const results = await Promise.allSettled([undo(place, token), undo(place, token)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await refusalOf(undo(place, token))).code).toBe("undo_over");
    expect((await stateOf(id)).sequence).toBe(2);
    const late = await scheduled(place, id, { at: onMoveDay("13:00") });
    await afterUndo(late);
    expect((await refusalOf(undo(place, late))).code).toBe("undo_over");
    expect((await stateOf(id)).startsAt).toEqual(new Date(onMoveDay("13:00")));
  });

  it("stays where it is when somebody has booked its old place", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const token = await scheduled(place, id, { at: onMoveDay("10:00") });
    const held = await insertHold(holdOf(place, onMoveDay("09:15")), [place.staffId], "guest");
    expect(held.outcome).toBe("held");
    expect((await refusalOf(undo(place, token))).code).toBe("slot_taken");
    expect(await stateOf(id)).toMatchObject({ startsAt: new Date(onMoveDay("10:00")), sequence: 1 });
    expect(await waitingMails(id)).toHaveLength(1);
  });

  it("is the last of two moves, and the first one is told at once", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const first = await scheduled(place, id, { at: onMoveDay("10:00") });
    const second = await scheduled(place, id, { at: onMoveDay("13:00") });
    expect(await waitingMails(id)).toMatchObject([
      { payload: { previousStart: "2026-11-23T09:00:00.000Z", sequence: 2 } },
    ]);
    expect((await refusalOf(undo(place, first))).code).toBe("undo_over");
    await undo(place, second);
    // The first move stands: it is told at once.
    expect(await stateOf(id)).toMatchObject({ startsAt: new Date(onMoveDay("10:00")), sequence: 3 });
    const [mail, ...others] = await waitingMails(id);
    expect(others).toEqual([]);
    expect(mail?.payload).toMatchObject({ previousStart: "2026-11-23T09:00:00.000Z", sequence: 3 });
    expect(mail?.inSeconds).toBeLessThan(1);
  });

  it("leaves no mail when it is moved back by hand", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await scheduled(place, id, { at: onMoveDay("10:00") });
    await scheduled(place, id, { at: onMoveDay("09:00") });
    expect(await waitingMails(id)).toEqual([]);
    expect((await stateOf(id)).sequence).toBe(2);
  });

  it("is told once its time is over, also when the undo comes while the mail is being sent", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const token = await scheduled(place, id, { at: onMoveDay("10:00") });
    const { id: mailId } = await db().outboxMail.findFirstOrThrow({ where: { bookingId: id } });
    let sending: Promise<void> | undefined;
    await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM undo_steps WHERE id = ${token}::uuid FOR UPDATE`;
      sending = sendMail(mailId);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.outboxMail.delete({ where: { id: mailId } });
    });
    // It waited for the undo, and found the mail taken back.
    await sending;
    expect(await db().outboxMail.count({ where: { bookingId: id } })).toBe(0);
  });
});

describe("changes of the calendar at the same time", () => {
  it("to one booking are made once, and the other is told that it changed", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const results = await Promise.allSettled([
      schedule(place, id, { at: onMoveDay("10:00"), sequence: 0 }),
      schedule(place, id, { at: onMoveDay("13:00"), sequence: 0 }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "edit_conflict" },
    });
    expect((await stateOf(id)).sequence).toBe(1);
  });

  it("of two bookings to one place move one of them", async () => {
    const place = await salon();
    const [a, b] = [
      await book(place, { at: onMoveDay("09:00") }),
      await book(place, { at: onMoveDay("09:30") }),
    ];
    const results = await Promise.allSettled([
      schedule(place, a, { at: onMoveDay("14:00") }),
      schedule(place, b, { at: onMoveDay("14:15") }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "slot_taken" },
    });
  });

  it("of a booking and a customer's hold of the same place give it to one of them", async () => {
    const place = await salon();
    for (let round = 0; round < 6; round += 1) {
      const id = await book(place, { at: onMoveDay("09:00") });
      const hold = holdOf(place, onMoveDay("14:00"));
      const [moved, held] = await Promise.allSettled([
        schedule(place, id, { at: onMoveDay("14:15") }),
        insertHold(hold, [place.staffId], "guest"),
      ]);
      const isHeld = held.status === "fulfilled" && held.value.outcome === "held";
      expect([moved.status === "fulfilled", isHeld].filter(Boolean)).toHaveLength(1);
      await db().booking.updateMany({
        where: { providerId: place.id },
        data: { status: "cancelled", cancelledAt: new Date(), cancelReason: "by_provider" },
      });
    }
  });

  it("of an undo and a customer's hold of the old place give it to one of them", async () => {
    const place = await salon();
    await addPerson(place, { name: "Sam" });
    for (let round = 0; round < 6; round += 1) {
      const id = await book(place, { at: onMoveDay("09:00") });
      const token = await scheduled(place, id, { at: onMoveDay("14:00") });
      const [undone, held] = await Promise.allSettled([
        undo(place, token),
        insertHold(holdOf(place, onMoveDay("09:00")), [place.staffId], "guest"),
      ]);
      const isHeld = held.status === "fulfilled" && held.value.outcome === "held";
      expect([undone.status === "fulfilled", isHeld].filter(Boolean)).toHaveLength(1);
      const startsAt = new Date(onMoveDay(isHeld ? "14:00" : "09:00"));
      expect(await stateOf(id)).toMatchObject({ startsAt });
      await db().booking.updateMany({
        where: { providerId: place.id },
        data: { status: "cancelled", cancelledAt: new Date(), cancelReason: "by_provider" },
      });
    }
  });
});

describe("a move within the ten seconds of another change", () => {
  it("by the business is told once, with the time that the customer knows", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const token = await scheduled(place, id, { at: onMoveDay("10:00") });
    await moveByBusiness(ownerOf(place), {
      bookingId: id,
      startMs: Date.parse(onMoveDay("13:00")),
      actorUserId: place.ownerId,
      nowMs,
    });
    const previousStart = new Date(onMoveDay("09:00")).toISOString();
    expect(await waitingMails(id)).toMatchObject([
      { kind: "booking_rescheduled", payload: { previousStart, sequence: 2 } },
    ]);
    expect((await refusalOf(undo(place, token))).code).toBe("undo_over");
  });

  it("back to where it was is told to nobody", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await scheduled(place, id, { at: onMoveDay("10:00") });
    await moveByBusiness(ownerOf(place), {
      bookingId: id,
      startMs: Date.parse(onMoveDay("09:00")),
      actorUserId: place.ownerId,
      nowMs,
    });
    expect(await waitingMails(id)).toEqual([]);
  });

  it("by the customer is told to both once, with the time that they know", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00"), freeUntil });
    await scheduled(place, id, { at: onMoveDay("10:00") });
    await moveByCustomer(id, onMoveDay("13:00"));
    const previousStart = new Date(onMoveDay("09:00")).toISOString();
    const mails = await waitingMails(id);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      "booking_rescheduled",
      "provider_booking_rescheduled",
    ]);
    for (const { payload } of mails) expect(payload).toMatchObject({ previousStart });
  });
});
