import { expect, it } from "vitest";
import { isOutdatedMail } from "./isOutdatedMail";

const startsAt = new Date("2026-11-26T13:30:00Z");
const booking = { status: "confirmed" as const, sequence: 2, startsAt, visitMark: null };
const cancelled = { ...booking, status: "cancelled" as const };
const missed = { ...booking, status: "completed" as const, visitMark: "no_show" as const };
const start = startsAt.toISOString();

it.each([
  ["a confirmation of a booking that was cancelled meanwhile", "booking_confirmed", cancelled, {}, true],
  ["a confirmation of a booking that was only moved", "booking_confirmed", booking, {}, false],
  ["the last of two moves", "booking_rescheduled", booking, { sequence: 2 }, false],
  ["the first of two moves", "booking_rescheduled", booking, { sequence: 1 }, true],
  ["a move before the cancellation", "provider_booking_rescheduled", cancelled, { sequence: 2 }, true],
  ["a hand-over before the cancellation", "provider_person_booking_given", cancelled, { sequence: 2 }, true],
  [
    "the first of two moves, to its person",
    "provider_person_booking_rescheduled",
    booking,
    { sequence: 1 },
    true,
  ],
  ["the mail that somebody else does it", "provider_person_booking_taken", cancelled, { sequence: 1 }, false],
  ["a reminder of its present time", "booking_reminder", booking, { start }, false],
  ["a reminder of an earlier time", "booking_reminder", booking, { start: "2026-11-26T12:30:00.000Z" }, true],
  ["a reminder of a cancelled booking", "booking_reminder", cancelled, { start }, true],
  ["an invitation to review a booking that was not completed", "review_invitation", booking, {}, true],
  ["an invitation to review a visit that did not take place", "review_invitation", missed, {}, true],
  ["the mail that the customer did not come", "visit_no_show", missed, {}, false],
  ["the same after the mark was taken away", "visit_no_show", booking, {}, true],
  ["the mail about the cancellation", "booking_cancelled", cancelled, {}, false],
] as const)("isOutdatedMail of %s", (_what, kind, now, payload, expected) => {
  expect(isOutdatedMail(kind, now, payload, startsAt.getTime() - 1)).toBe(expected);
});

it("isOutdatedMail of a reminder from the moment that the visit begins", () => {
  expect(isOutdatedMail("booking_reminder", booking, { start }, startsAt.getTime())).toBe(true);
});
