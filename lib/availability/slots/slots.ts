import { fromDayNumber, type LocalDate, toDayNumber } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import type { DayAvailability, OpeningHours, Slot, SlotRules, StaffCalendar } from "../types";
import { blockedIntervals, forwardSweep, isIn } from "./intervals";
import { type OpenWindow, openWindow } from "./openWindow";
import { type BookingLimits, bookingLimits } from "./rules";

/** A person's calendar, prepared for one pass over consecutive days. */
type StaffSweep = {
  staffMemberId: string;
  hours: OpeningHours;
  isFree: (startMs: number, endMs: number) => boolean;
  /** The same by absences alone, ignoring bookings. */
  isPresent: (startMs: number, endMs: number) => boolean;
};

/**
 * The slots of one local day (BOOK-3, BOOK-4, BOOK-5). Starts step from opening by real elapsed time, so that on the
 * night when the clock goes back both 02:30 are offered, as two instants. A slot must end by closing. Left out:
 * starts before now (plus the minimum notice), after the horizon, and those that overlap the lunch. Listed as not
 * available: those that overlap an unavailable time or a booking.
 *
 * With several people a slot is listed when any of them has it, and available when any of them is free.
 * @throws RangeError for an invalid date, zone or rule.
 */
export function dayAvailability(
  date: LocalDate,
  staff: readonly StaffCalendar[],
  rules: SlotRules,
): DayAvailability {
  const limits = bookingLimits(rules);
  return dayOf(date, sweepsOf(staff, rules, date, date), rules, limits);
}

/** `dayAvailability` for every day from `from` to `to`, both included, in one pass over the calendars. */
export function rangeAvailability(
  from: LocalDate,
  to: LocalDate,
  staff: readonly StaffCalendar[],
  rules: SlotRules,
): DayAvailability[] {
  return [...eachDay(from, to, staff, rules, bookingLimits(rules))];
}

/**
 * The first `count` available slots on the days from `fromDate` to `untilDate`, both included, in order of start. It
 * stops at the day that fills the count, so a far `untilDate` costs nothing when there is time soon.
 */
export function nextAvailable(
  fromDate: LocalDate,
  staff: readonly StaffCalendar[],
  rules: SlotRules,
  count: number,
  untilDate: LocalDate,
): Slot[] {
  const limits = bookingLimits(rules);
  const from = fromDate > limits.today ? fromDate : limits.today;
  const until = untilDate < limits.lastDate ? untilDate : limits.lastDate;
  const found: Slot[] = [];
  if (count <= 0) return found;
  for (const { slots } of eachDay(from, until, staff, rules, limits)) {
    for (const slot of slots) {
      if (slot.available) found.push(slot);
      if (found.length === count) return found;
    }
  }
  return found;
}

function* eachDay(
  from: LocalDate,
  to: LocalDate,
  staff: readonly StaffCalendar[],
  rules: SlotRules,
  limits: BookingLimits,
): Generator<DayAvailability> {
  const sweeps = sweepsOf(staff, rules, from, to);
  const last = toDayNumber(to);
  for (let day = toDayNumber(from); day <= last; day += 1) {
    yield dayOf(fromDayNumber(day), sweeps, rules, limits);
  }
}

function sweepsOf(
  staff: readonly StaffCalendar[],
  rules: SlotRules,
  from: LocalDate,
  to: LocalDate,
): StaffSweep[] {
  const range = {
    startMs: localMinuteToInstant(from, 0, rules.timeZone),
    endMs: localMinuteToInstant(to, MINUTES_PER_DAY, rules.timeZone),
  };
  return staff.map((calendar) => ({
    staffMemberId: calendar.staffMemberId,
    hours: calendar,
    isFree: forwardSweep(blockedIntervals(calendar, rules, range)),
    isPresent: forwardSweep(blockedIntervals({ ...calendar, busy: [] }, rules, range)),
  }));
}

function dayOf(
  date: LocalDate,
  sweeps: readonly StaffSweep[],
  rules: SlotRules,
  limits: BookingLimits,
): DayAvailability {
  let isOpen = false;
  let isAnybodyThere = false;
  let slots: Slot[] = [];
  for (const sweep of sweeps) {
    const window = openWindow(date, sweep.hours, rules.timeZone);
    if (!window) continue;
    const own = slotsInWindow(window, date, sweep, rules, limits);
    slots = isOpen ? mergeSlots(slots, own) : own;
    isOpen = true;
    isAnybodyThere ||= own.some((slot) => slot.available || sweep.isPresent(slot.startMs, slot.endMs));
  }
  return { date, isOpen, isClosed: !isOpen || (slots.length > 0 && !isAnybodyThere), slots };
}

function slotsInWindow(
  { openMs, closeMs, lunches }: OpenWindow,
  date: LocalDate,
  { staffMemberId, isFree }: StaffSweep,
  rules: SlotRules,
  limits: BookingLimits,
): Slot[] {
  const slots: Slot[] = [];
  if (date > limits.lastDate) return slots;
  const stepMs = rules.stepMinutes * MINUTE_MS;
  const durationMs = rules.durationMinutes * MINUTE_MS;
  const stepsTooEarly = Math.max(0, Math.ceil((limits.earliestStartMs - openMs) / stepMs));
  for (let startMs = openMs + stepsTooEarly * stepMs; startMs + durationMs <= closeMs; startMs += stepMs) {
    const endMs = startMs + durationMs;
    if (isIn(lunches, { startMs, endMs })) continue;
    const available = isFree(startMs, endMs);
    slots.push({ startMs, endMs, available, staffMemberId: available ? staffMemberId : null });
  }
  return slots;
}

/**
 * Merges two lists in order of start. Where both have a start, the first available slot is kept, else that of
 * `first`.
 */
function mergeSlots(first: readonly Slot[], second: readonly Slot[]): Slot[] {
  const merged: Slot[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b] = [first[i], second[j]];
    if (!a || !b) return merged.concat(first.slice(i), second.slice(j));
    if (a.startMs === b.startMs) {
      merged.push(a.available || !b.available ? a : b);
      i += 1;
      j += 1;
    } else if (a.startMs < b.startMs) {
      merged.push(a);
      i += 1;
    } else {
      merged.push(b);
      j += 1;
    }
  }
}
