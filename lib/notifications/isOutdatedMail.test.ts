import { expect, it } from "vitest";
import { isOutdatedMail } from "./isOutdatedMail";

const startsAt = new Date("2026-11-26T13:30:00Z");
const booking = { status: "confirmed" as const, sequence: 2, startsAt };
const cancelled = { ...booking, status: "cancelled" as const };
const start = startsAt.toISOString();

it.each([
  ["the word of a booking that was cancelled meanwhile", "booking_confirmed", cancelled, {}, true],
  ["the word of a booking that was only moved", "booking_confirmed", booking, {}, false],
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
  ["the word that somebody else has it", "provider_person_booking_taken", cancelled, { sequence: 1 }, false],
  ["a reminder of the time it has", "booking_reminder", booking, { start }, false],
  ["a reminder of a time it had", "booking_reminder", booking, { start: "2026-11-26T12:30:00.000Z" }, true],
  ["a reminder of what was cancelled", "booking_reminder", cancelled, { start }, true],
  ["an invitation to review what was not completed", "review_invitation", booking, {}, true],
  ["the word of the cancellation", "booking_cancelled", cancelled, {}, false],
] as const)("%s", (_what, kind, now, payload, expected) => {
  expect(isOutdatedMail(kind, now, payload)).toBe(expected);
});
