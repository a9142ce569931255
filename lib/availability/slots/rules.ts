import { addDays, type LocalDate } from "@/lib/time/localDate";
import { MINUTE_MS } from "@/lib/time/zone";
import type { SlotRules } from "../types";
import { businessDateOf } from "./openWindow";

/** Starts are offered every quarter of an hour (BOOK-4). */
export const SLOT_STEP_MINUTES = 15;

/** How soon and how far ahead one may book, worked out once for a question. */
export type BookingLimits = { today: LocalDate; earliestStartMs: number; lastDate: LocalDate };

/**
 * The first instant (epoch milliseconds) and the last day (in the business's zone) that can be booked now.
 * @throws RangeError for rules that no booking could follow
 */
export function bookingLimits(rules: SlotRules): BookingLimits {
  assertRules(rules);
  const today = businessDateOf(rules.nowMs, rules.timeZone);
  return {
    today,
    earliestStartMs: rules.nowMs + rules.minNoticeMinutes * MINUTE_MS,
    lastDate: addDays(today, rules.horizonDays),
  };
}

/** A step or a duration of 0 would never come to an end; the database refuses such rows, this refuses the rest. */
function assertRules(rules: SlotRules): void {
  const positive = [rules.durationMinutes, rules.stepMinutes];
  const notNegative = [
    rules.bufferBeforeMinutes,
    rules.bufferAfterMinutes,
    rules.minNoticeMinutes,
    rules.horizonDays,
  ];
  const areValid =
    positive.every((value) => Number.isInteger(value) && value > 0) &&
    notNegative.every((value) => Number.isInteger(value) && value >= 0) &&
    Number.isFinite(rules.nowMs);
  if (!areValid) throw new RangeError(`Invalid slot rules: ${JSON.stringify(rules)}`);
}
