import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { refusedPlaceSchema } from "@/lib/business/calendar/changeSchemas";
import { db } from "@/lib/db/client";
import { calendarOf } from "@/lib/notifications/calendar";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { linkProof, onMoveDay, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { addSignIn } from "../../support/builders/personMails";
import { book, salon } from "../../support/builders/salon";
import {
  afterUndo,
  drawn,
  ownerOf,
  refusalOf,
  schedule,
  scheduled,
  waitingMails,
} from "../../support/builders/schedules";
import { addPerson, addService, letDo } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

describe("a booking in the business's calendar", () => {
  it("moves by steps of five minutes, with the mail due when it cannot be undone any more", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00"), freeUntil: "2026-11-19T09:00:00Z" });
    await scheduled(place, id, { at: onMoveDay("09:20") });
    const moved = await stateOf(id);
    expect(moved).toMatchObject({
      startsAt: new Date(onMoveDay("09:20")),
      endsAt: new Date(onMoveDay("09:50")),
      blockedUntil: new Date(onMoveDay("09:50")),
      freeCancellationUntil: new Date(onMoveDay("09:20")),
      sequence: 1,
      totalOre: 42_000,
    });
    expect(moved.events).toMatchObject([
      { kind: "rescheduled", actor: "provider", actorUserId: place.ownerId },
    ]);
    const [mail, ...others] = await waitingMails(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "booking_rescheduled",
      payload: { previousStart: "2026-11-23T09:00:00.000Z", sequence: 1, isByBusiness: true },
    });
    expect(mail?.inSeconds).toBeGreaterThan(7);
    expect(mail?.inSeconds).toBeLessThan(10.5);
    await cancelBooking(id, linkProof(id), { expectedRefund: 420, nowMs: Date.parse(onMoveDay("09:15")) });
  });

  it("gets another length with its price and its pauses", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await db().booking.update({ where: { id }, data: { blockedUntil: new Date(onMoveDay("09:45")) } });
    await scheduled(place, id, { durationMinutes: 55 });
    const longer = await stateOf(id);
    expect(longer).toMatchObject({
      durationMinutes: 55,
      endsAt: new Date(onMoveDay("09:55")),
      blockedUntil: new Date(onMoveDay("10:10")),
      totalOre: 42_000,
    });
    const booking = await findBooking(id);
    if (booking === null) throw new Error("The booking is gone");
    const [mail] = await waitingMails(id);
    const { subject, paragraphs } = bookingLetter("booking_rescheduled", booking, "sv", mail?.payload);
    expect(subject).toContain("Ny längd");
    expect(paragraphs.join(" ")).toContain("från 30\u00a0min");
    expect(calendarOf([booking], "sv")).toContain("DTEND:20261123T095500Z");
  });

  it("that only becomes shorter keeps its end of free cancellation, and its letter promises none", async () => {
    const place = await salon();
    const freeUntil = "2026-11-19T09:00:00Z";
    const id = await book(place, { at: onMoveDay("09:00"), freeUntil });
    await scheduled(place, id, { durationMinutes: 20 });
    expect((await stateOf(id)).freeCancellationUntil).toEqual(new Date(freeUntil));
    const booking = await findBooking(id);
    if (booking === null) throw new Error("The booking is gone");
    const [mail] = await waitingMails(id);
    const { paragraphs } = bookingLetter("booking_rescheduled", booking, "sv", mail?.payload);
    expect(paragraphs.join(" ")).toContain("kortat ditt besök");
    expect(paragraphs.join(" ")).not.toContain("utan kostnad");
    await scheduled(place, id, { durationMinutes: 40 });
    expect((await stateOf(id)).freeCancellationUntil).toEqual(new Date(onMoveDay("09:00")));
  });

  it("is longer while it lasts, but not moved any more, and neither once it is over", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const during = { nowMs: Date.parse(onMoveDay("09:10")) };
    await scheduled(place, id, { durationMinutes: 45, ...during });
    const begun = await refusalOf(schedule(place, id, { at: onMoveDay("10:00"), ...during }));
    expect(begun).toMatchObject({ code: "transition_not_allowed", details: { reason: "already_begun" } });
    const over = { nowMs: Date.parse(onMoveDay("09:45")) };
    expect(await refusalOf(schedule(place, id, { durationMinutes: 60, ...over }))).toMatchObject({
      details: { reason: "already_over" },
    });
  });

  it("goes to a colleague who does the service, and to nobody else", async () => {
    const place = await salon();
    const sam = await addPerson(place, { name: "Sam" });
    const id = await book(place, { at: onMoveDay("09:00") });
    await scheduled(place, id, { staffId: sam });
    expect(await stateOf(id)).toMatchObject({ staffMemberId: sam, startsAt: new Date(onMoveDay("09:00")) });
    await scheduled(place, id, { staffId: place.staffId });
    await letDo(place, sam, [await addService(place, "Färg")]);
    expect((await refusalOf(schedule(place, id, { staffId: sam }))).code).toBe("staff_not_found");
    const other = await salon();
    expect((await refusalOf(schedule(place, id, { staffId: other.staffId }))).code).toBe("staff_not_found");
    expect((await refusalOf(schedule(other, id, { at: onMoveDay("10:00") }))).code).toBe("not_found");
  });

  it("goes outside the hours only when that is meant", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const late = await refusalOf(schedule(place, id, { at: onMoveDay("15:45") }));
    expect(late.code).toBe("outside_hours");
    expect(refusedPlaceSchema.parse(late.details)).toMatchObject({
      in_the_way: [
        { kind: "closed", start_time: "2026-11-23T16:00:00.000Z", end_time: "2026-11-23T16:15:00.000Z" },
      ],
      missing_minutes: 15,
      alternatives: [
        { start_time: "2026-11-23T15:30:00.000Z" },
        { start_time: "2026-11-23T15:15:00.000Z" },
        { start_time: "2026-11-23T15:00:00.000Z" },
      ],
    });
    const lunch = await refusalOf(schedule(place, id, { at: onMoveDay("11:15") }));
    expect(refusedPlaceSchema.parse(lunch.details).in_the_way).toMatchObject([{ kind: "lunch" }]);
    await scheduled(place, id, { at: onMoveDay("15:45"), outsideHours: true });
    expect(await stateOf(id)).toMatchObject({ startsAt: new Date(onMoveDay("15:45")) });
  });

  it("goes no further ahead than the business itself can book", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const far = await refusalOf(schedule(place, id, { at: "2199-12-31T10:00:00Z", outsideHours: true }));
    expect(far).toMatchObject({ code: "slot_unavailable", details: { reason: "beyond_horizon" } });
    expect(await stateOf(id)).toMatchObject({ startsAt: new Date(onMoveDay("09:00")) });
  });

  it("is refused over another one, with what is in the way, how much is missing, and what fits", async () => {
    const place = await salon();
    await addPerson(place, { name: "Ali" });
    await db().unavailableTime.create({
      data: {
        providerId: place.id,
        startsAt: new Date(onMoveDay("08:00")),
        endsAt: new Date(onMoveDay("16:00")),
        reason: "Kurs",
      },
    });
    await db().unavailableTime.deleteMany({ where: { providerId: place.id } });
    const id = await book(place, { at: onMoveDay("08:00") });
    const other = await book(place, { at: onMoveDay("14:30"), minutes: 60 });
    const refusal = await refusalOf(schedule(place, id, { at: onMoveDay("14:15"), outsideHours: true }));
    expect(refusal.code).toBe("slot_taken");
    const details = refusedPlaceSchema.parse(refusal.details);
    expect(details.in_the_way).toEqual([
      {
        kind: "booking",
        staff_id: place.staffId,
        staff_name: "Maria",
        start_time: "2026-11-23T14:30:00.000Z",
        end_time: "2026-11-23T15:30:00.000Z",
        booking_id: other,
        customer_name: "Elsa Lindqvist",
        reason: null,
      },
    ]);
    expect(details.missing_minutes).toBe(15);
    expect(details.alternatives).toHaveLength(3);
    expect(details.alternatives[0]?.start_time).toBe("2026-11-23T14:15:00.000Z");
    expect(details.alternatives[0]?.staff_id).not.toBe(place.staffId);
    expect(details.alternatives.slice(1)).toEqual([
      { start_time: "2026-11-23T14:00:00.000Z", staff_id: place.staffId },
      { start_time: "2026-11-23T13:45:00.000Z", staff_id: place.staffId },
    ]);
  });

  it("is changed only as it was read", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await scheduled(place, id, { at: onMoveDay("10:00") });
    const stale = await refusalOf(schedule(place, id, { at: onMoveDay("13:00"), sequence: 0 }));
    expect(stale).toMatchObject({ code: "edit_conflict", details: { sequence: 1 } });
    expect(await schedule(place, id, { at: onMoveDay("10:00") })).toBeNull();
    expect((await stateOf(id)).sequence).toBe(1);
  });

  it("is moved ten times in an hour with a mail each; changes that one mail tells of count once", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    const hours = ["10:00", "13:00"];
    for (let moves = 0; moves < 10; moves += 1) {
      const at = hours[moves % 2] ?? "";
      await scheduled(place, id, { at: onMoveDay("14:00") });
      await afterUndo(await scheduled(place, id, { at: onMoveDay(at) }));
    }
    expect(await waitingMails(id)).toHaveLength(10);
    expect(await refusalOf(schedule(place, id, { at: onMoveDay("15:00") }))).toMatchObject({
      code: "too_many_requests",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await stateOf(id)).toMatchObject({ startsAt: new Date(onMoveDay("13:00")), sequence: 20 });
  });

  it("of a member cannot be given to a colleague", async () => {
    const place = await salon();
    const sam = await addPerson(place, { name: "Sam" });
    const [own, others] = [
      await book(place, { at: onMoveDay("09:00"), staffId: sam }),
      await book(place, { at: onMoveDay("09:00") }),
    ];
    const { scheduleBooking } = await import("@/lib/visits/schedule/scheduleBooking");
    const { userId } = await addSignIn(place, sam);
    const reach = { ...ownerOf(place), staffMemberId: sam, userId };
    const change = { outsideHours: false, sequence: 0, userId, nowMs };
    const hidden = scheduleBooking(reach, {
      ...change,
      bookingId: others,
      startMs: Date.parse(onMoveDay("10:00")),
    });
    expect((await refusalOf(hidden)).code).toBe("not_found");
    const given = scheduleBooking(reach, { ...change, bookingId: own, staffId: place.staffId });
    expect((await refusalOf(given)).code).toBe("owner_only");
    await scheduleBooking(reach, { ...change, bookingId: own, startMs: Date.parse(onMoveDay("10:00")) });
    expect((await waitingMails(own)).map(({ kind }) => kind)).toContain("provider_booking_rescheduled");
    expect(await drawn(place, own)).toMatchObject({ start_time: "2026-11-23T10:00:00.000Z", sequence: 1 });
  });
});
