import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { removeService } from "@/lib/catalogue/edit/removeService";
import { db } from "@/lib/db/client";
import { calendarOf } from "@/lib/notifications/calendar";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import { freeUntil, move, onMoveDay, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { jobsNaming } from "../../support/run/jobs";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const mailsOf = (bookingId: string) =>
  db().outboxMail.findMany({ where: { bookingId }, orderBy: { kind: "asc" } });

async function secondPerson(place: Salon): Promise<string> {
  const { id } = await db().staffMember.create({
    data: { providerId: place.id, name: "Amir", sort: 1 },
    select: { id: true },
  });
  return id;
}

describe("rescheduleBooking", () => {
  it("moves everything that hangs on the start, and tells both, in one go", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    await move(id, onMoveDay("14:15"));
    expect(await stateOf(id)).toMatchObject({
      status: "confirmed",
      startsAt: new Date(onMoveDay("14:15")),
      endsAt: new Date(onMoveDay("14:45")),
      blockedFrom: new Date(onMoveDay("14:15")),
      blockedUntil: new Date(onMoveDay("14:45")),
      freeCancellationUntil: new Date("2026-11-22T14:15:00Z"),
      totalOre: 42_000,
      sequence: 1,
      events: [
        {
          kind: "rescheduled",
          actor: "guest",
          fromStatus: "confirmed",
          toStatus: "confirmed",
          data: { from: "2026-11-23T10:00:00.000Z", to: "2026-11-23T14:15:00.000Z" },
        },
      ],
    });
    const mails = await mailsOf(id);
    expect(mails.map(({ kind }) => kind)).toEqual(["booking_rescheduled", "provider_booking_rescheduled"]);
    for (const mail of mails) expect(await jobsNaming(mail.id)).toEqual(["send_mail"]);
  });

  it("sends a calendar file that moves the entry, and a letter with the old time and the new", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    await move(id, onMoveDay("14:15"));
    const booking = await findBooking(id);
    if (!booking) throw new Error("The booking is gone");
    const calendar = calendarOf([booking], "sv");
    expect(calendar).toContain(`UID:${id}@`);
    expect(calendar).toContain("SEQUENCE:1");
    expect(calendar).toContain("DTSTART:20261123T141500Z");
    const [toCustomer, toBusiness] = await mailsOf(id);
    const letters = [
      bookingLetter("booking_rescheduled", booking, "sv", toCustomer?.payload),
      bookingLetter("provider_booking_rescheduled", booking, "en", toBusiness?.payload),
    ];
    for (const { subject, paragraphs } of letters) {
      expect(subject).toContain("15:15");
      expect(paragraphs.join()).toContain("11:00");
    }
  });

  it("moves by less than its own length: its own time does not count as taken", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    await move(id, onMoveDay("10:15"));
    expect((await stateOf(id)).startsAt).toEqual(new Date(onMoveDay("10:15")));
  });

  it("keeps the distances over the night when the clock changes", async () => {
    const place = await salon();
    const id = await book(place, { at: "2027-03-27T10:00:00Z", freeUntil: "2027-03-26T10:00:00Z" });
    await move(id, "2027-03-29T09:00:00Z");
    expect(await stateOf(id)).toMatchObject({
      startsAt: new Date("2027-03-29T09:00:00Z"),
      endsAt: new Date("2027-03-29T09:30:00Z"),
      freeCancellationUntil: new Date("2027-03-28T09:00:00Z"),
    });
  });

  it("keeps buffers as they were when it was made", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    const blockedUntil = new Date(onMoveDay("10:45"));
    await db().booking.update({ where: { id }, data: { blockedUntil } });
    await book(place, { at: onMoveDay("14:30") });
    await expect(move(id, onMoveDay("14:00"))).rejects.toMatchObject({ code: "slot_taken" });
    await move(id, onMoveDay("13:45"));
    expect((await stateOf(id)).blockedUntil).toEqual(new Date(onMoveDay("14:30")));
  });

  it("stays with the same person when they have time, else goes to another", async () => {
    const place = await salon();
    const amir = await secondPerson(place);
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil, staffId: amir });
    await move(id, onMoveDay("14:00"));
    expect((await stateOf(id)).staffMemberId).toBe(amir);
    await book(place, { at: onMoveDay("15:00"), staffId: amir });
    await move(id, onMoveDay("15:00"));
    expect((await stateOf(id)).staffMemberId).toBe(place.staffId);
  });

  it("changes nothing when asked for the time it has", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    await move(id, onMoveDay("10:00"));
    expect(await stateOf(id)).toMatchObject({ sequence: 0, events: [] });
    expect(await mailsOf(id)).toEqual([]);
  });

  it.each([
    ["a time before opening", onMoveDay("07:00"), "slot_unavailable", { reason: "closed" }],
    ["the lunch", onMoveDay("11:15"), "slot_unavailable", { reason: "lunch" }],
    ["a time off the step", onMoveDay("14:05"), "slot_unavailable", { reason: "off_step" }],
    ["the past", "2026-11-20T10:00:00Z", "slot_unavailable", { reason: "past" }],
    ["a time beyond the horizon", "2029-11-20T10:00:00Z", "slot_unavailable", { reason: "beyond_horizon" }],
    ["a taken time", onMoveDay("15:00"), "slot_taken", undefined],
  ])("refuses %s and writes nothing", async (_what, to, code, details) => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    await book(place, { at: onMoveDay("15:00") });
    await expect(move(id, to)).rejects.toMatchObject({ code, details });
    expect(await stateOf(id)).toMatchObject({
      sequence: 0,
      events: [],
      startsAt: new Date(onMoveDay("10:00")),
    });
    expect(await mailsOf(id)).toEqual([]);
  });

  it.each([
    ["pending", "awaiting_payment", nowMs],
    ["completed", "already_over", nowMs],
    ["cancelled", "final", nowMs],
    ["confirmed", "too_late", Date.parse(freeUntil)],
    ["confirmed", "already_begun", Date.parse(onMoveDay("10:00"))],
  ] as const)("refuses what is %s with the reason %s", async (status, reason, now) => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), status, freeUntil });
    await expect(move(id, "2026-11-25T10:00:00Z", now)).rejects.toMatchObject({
      code: "transition_not_allowed",
      details: { from: status, reason },
    });
  });

  it("moves what was booked of a service that is sold no more", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    await removeService(place.id, place.serviceId, nowMs);
    await move(id, onMoveDay("14:00"));
    expect((await stateOf(id)).startsAt).toEqual(new Date(onMoveDay("14:00")));
  });

  it("takes ten moves of a booking in an hour; what changes nothing or is not offered does not count", async () => {
    const place = await salon();
    const [id, other] = [
      await book(place, { at: onMoveDay("10:00"), freeUntil }),
      await book(place, { at: onMoveDay("15:00"), freeUntil }),
    ];
    for (let round = 0; round < 5; round += 1) {
      await move(id, onMoveDay("14:00"));
      await move(id, onMoveDay("14:00"));
      await expect(move(id, onMoveDay("07:00"))).rejects.toMatchObject({ code: "slot_unavailable" });
      await move(id, onMoveDay("10:00"));
    }
    const before = [await stateOf(id), await mailsOf(id)];
    await expect(move(id, onMoveDay("14:00"))).rejects.toMatchObject({
      code: "too_many_requests",
      retryAfterSeconds: expect.any(Number),
    });
    expect([await stateOf(id), await mailsOf(id)]).toEqual(before);
    await move(id, onMoveDay("10:00"));
    await move(other, onMoveDay("14:00"));
  });

  it("settles a hold in the way that ran out, and takes its slot", async () => {
    const place = await salon();
    // The hold runs out by the clock of the database: all of this lies around the real moment.
    const realNowMs = Date.now();
    const nextWeek = addDays(localDateOf(realNowMs, "Europe/Stockholm"), 7);
    const then = (minute: number) =>
      new Date(localMinuteToInstant(nextWeek, minute, "Europe/Stockholm")).toISOString();
    const [before, after] = [then(11 * 60), then(15 * 60)];
    const id = await book(place, { at: before });
    const lapsed = await book(place, {
      at: after,
      status: "pending",
      payment: null,
      holdExpiresAt: new Date(realNowMs - 120_000),
    });
    await move(id, after, realNowMs);
    expect((await stateOf(id)).startsAt).toEqual(new Date(after));
    expect(await stateOf(lapsed)).toMatchObject({ status: "cancelled", cancelReason: "hold_expired" });
  });
});
