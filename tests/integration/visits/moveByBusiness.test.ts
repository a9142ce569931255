import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { calendarOf } from "@/lib/notifications/calendar";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { businessMoveAvailability } from "@/lib/visits/moveAvailability";
import { moveByBusiness } from "@/lib/visits/moveByBusiness";
import {
  freeUntil,
  linkProof,
  move as moveByCustomer,
  moveDay,
  onMoveDay,
  stateOf,
} from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const move = (place: Salon, bookingId: string, to: string, now = nowMs) =>
  moveByBusiness(wholeBusiness(place.id), {
    bookingId,
    startMs: Date.parse(to),
    actorUserId: place.ownerId,
    nowMs: now,
  });

async function refused(work: Promise<unknown>): Promise<unknown[]> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = JSON.stringify(error.details ?? {});
    return [error.code, /"reason":"(\w+)"/.exec(reason)?.[1]];
  }
  throw new Error("It was moved");
}

describe("a booking that its business moves", () => {
  it("takes its new time, tells the customer alone, and can be cancelled for free until it begins", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00"), freeUntil: "2026-11-19T09:00:00Z" });
    await move(place, id, onMoveDay("10:00"));
    const moved = await stateOf(id);
    expect(moved).toMatchObject({
      startsAt: new Date(onMoveDay("10:00")),
      blockedFrom: new Date(onMoveDay("10:00")),
      freeCancellationUntil: new Date(onMoveDay("10:00")),
      sequence: 1,
    });
    expect(moved.events).toMatchObject([
      { kind: "rescheduled", actor: "provider", actorUserId: place.ownerId },
    ]);
    const mails = await db().outboxMail.findMany({ where: { bookingId: id } });
    expect(mails.map(({ kind }) => kind)).toEqual(["booking_rescheduled"]);
    const lateMs = Date.parse(onMoveDay("09:55"));
    await cancelBooking(id, linkProof(id), { expectedRefund: 420, nowMs: lateMs });
    expect((await stateOf(id)).status).toBe("cancelled");
  });

  it("has a letter that says who moved it, and a calendar file that moves the entry", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await move(place, id, onMoveDay("10:00"));
    const [booking, mail] = [
      await findBooking(id),
      await db().outboxMail.findFirstOrThrow({ where: { bookingId: id } }),
    ];
    if (booking === null) throw new Error("The booking is gone");
    const { paragraphs } = bookingLetter("booking_rescheduled", booking, "sv", mail.payload);
    expect(paragraphs.join(" ")).toMatch(/Salongen har flyttat din tid från mån 23\u00a0nov( 2026)? 10:00/);
    const file = calendarOf([booking], "sv");
    expect(file).toContain("SEQUENCE:1");
    expect(file).toContain("DTSTART:20261123T100000Z");
  });

  it("may be moved inside the minimum notice, not outside the hours", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("13:00") });
    await db().provider.update({ where: { id: place.id }, data: { minNoticeMinutes: 1_440 } });
    const early = Date.parse(onMoveDay("08:05"));
    const offered = await businessMoveAvailability(wholeBusiness(place.id), id, {
      from: moveDay,
      to: moveDay,
      nowMs: early,
    });
    expect(offered.days[0]?.slots[0]?.startTime).toBe("2026-11-23T08:15:00.000Z");
    await move(place, id, onMoveDay("08:15"), early);
    expect(await refused(move(place, id, onMoveDay("11:00"), early))).toEqual(["slot_unavailable", "lunch"]);
    expect(await refused(move(place, id, onMoveDay("17:00"), early))).toEqual(["slot_unavailable", "closed"]);
  });

  it("is moved only while it is confirmed and has not begun, and by nobody else", async () => {
    const [place, other] = [await salon(), await salon()];
    const id = await book(place, { at: onMoveDay("09:00") });
    const held = await book(place, { at: onMoveDay("10:00"), status: "pending" });
    expect(await refused(move(other, id, onMoveDay("13:00")))).toEqual(["not_found", undefined]);
    expect(await refused(move(place, held, onMoveDay("13:00")))).toEqual([
      "transition_not_allowed",
      "awaiting_payment",
    ]);
    expect(await refused(move(place, id, onMoveDay("13:00"), Date.parse(onMoveDay("09:00"))))).toEqual([
      "transition_not_allowed",
      "already_begun",
    ]);
    expect(await refused(move(place, id, onMoveDay("10:00")))).toEqual(["slot_taken", undefined]);
  });

  it("is not waited for by those whose it is not", async () => {
    const [place, other] = [await salon(), await salon()];
    const id = await book(place, { at: onMoveDay("09:00") });
    const theirs = { ...wholeBusiness(place.id), staffMemberId: other.staffId };
    const done = { bookingId: id, to: "completed", actorUserId: other.ownerId, nowMs } as const;
    await db().$transaction(async (tx) => {
      await lockBooking(tx, id);
      for (const scope of [wholeBusiness(other.id), theirs]) {
        expect(await refused(changeBookingStatus(scope, done))).toEqual(["not_found", undefined]);
        const moving = { bookingId: id, startMs: Date.parse(onMoveDay("13:00")), actorUserId: null, nowMs };
        expect(await refused(moveByBusiness(scope, moving))).toEqual(["not_found", undefined]);
      }
    });
  });

  it("keeps its time when it is moved to where it is", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await move(place, id, onMoveDay("09:00"));
    expect(await stateOf(id)).toMatchObject({ sequence: 0, events: [] });
  });

  it("is moved ten times in an hour; what changes nothing or is refused does not count, nor do the customer's moves", async () => {
    const place = await salon();
    const [id, other] = [
      await book(place, { at: onMoveDay("09:00"), freeUntil }),
      await book(place, { at: onMoveDay("15:00") }),
    ];
    for (let round = 0; round < 5; round += 1) {
      await move(place, id, onMoveDay("10:00"));
      await move(place, id, onMoveDay("10:00"));
      expect(await refused(move(place, id, onMoveDay("07:00")))).toEqual(["slot_unavailable", "closed"]);
      await move(place, id, onMoveDay("09:00"));
    }
    const mails = () => db().outboxMail.count({ where: { bookingId: id } });
    const before = [await stateOf(id), await mails()];
    await expect(move(place, id, onMoveDay("10:00"))).rejects.toMatchObject({
      code: "too_many_requests",
      retryAfterSeconds: expect.any(Number),
    });
    expect([await stateOf(id), await mails()]).toEqual(before);
    await move(place, id, onMoveDay("09:00"));
    await move(place, other, onMoveDay("14:00"));
    await moveByCustomer(id, onMoveDay("10:00"));
    // An hour later.
    await db().$executeRaw`
      UPDATE booking_events SET created_at = created_at - interval '1 hour' WHERE booking_id = ${id}::uuid`;
    await move(place, id, onMoveDay("09:00"));
  });

  it("goes to one of two who want the same time", async () => {
    const place = await salon();
    const [first, second] = [
      await book(place, { at: onMoveDay("09:00") }),
      await book(place, { at: onMoveDay("10:00") }),
    ];
    const results = await Promise.allSettled([
      move(place, first, onMoveDay("13:00")),
      move(place, second, onMoveDay("13:00")),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const there = { providerId: place.id, startsAt: new Date(onMoveDay("13:00")) };
    expect(await db().booking.count({ where: there })).toBe(1);
  });
});
