import { addDays, type LocalDate } from "@/lib/time/localDate";
import { MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import type { SlotRules } from "../types";
import { businessDateOf } from "./openWindow";

/** How far ahead a business books and moves itself, in milliseconds; its horizon binds customers only. */
export const businessAheadMs = 5 * 366 * MINUTES_PER_DAY * MINUTE_MS;

/** Starts are offered every quarter of an hour (BOOK-4). */
export const SLOT_STEP_MINUTES = 15;

/** The earliest start and the last day that can be booked, computed once for a query. */
export type BookingLimits = { today: LocalDate; earliestStartMs: number; lastDate: LocalDate };

/**
 * The first instant (epoch milliseconds) and the last day (in the business's zone) that can be booked now.
 * @throws RangeError for invalid rules, such as a duration of 0
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

/** A step or a duration of 0 would loop forever; the database refuses such rows, this refuses all others. */
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
