import { addDays, isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { lunchesOf } from "../hours/week";
import type { Interval, OpeningDay, OpeningHours } from "../types";

/** One day's opening hours as real time. */
export type OpenWindow = { openMs: number; closeMs: number; lunches: readonly Interval[] };

/**
 * The hours of a day, a special day's before its weekday's; null unless they are valid: not closed, closing after
 * opening.
 */
export function openingHoursOn(date: LocalDate, { week, specialDays }: OpeningHours): OpeningDay | null {
  const hours = specialDays.get(date) ?? week[isoWeekday(date) - 1];
  if (hours === undefined || hours.isClosed) return null;
  const isValid =
    hours.openMinute >= 0 && hours.closeMinute > hours.openMinute && hours.closeMinute <= MINUTES_PER_DAY;
  return isValid ? hours : null;
}

/**
 * The opening hours of a day as real time, or null when it is closed, or when the clock skips the whole of its hours
 * on that day. On the nights when the clock is changed the window is as long as it is in reality: 00:00 to 06:00
 * is 5 hours in spring and 7 in autumn.
 */
export function openWindow(date: LocalDate, opening: OpeningHours, timeZone: string): OpenWindow | null {
  const hours = openingHoursOn(date, opening);
  if (!hours) return null;
  const openMs = localMinuteToInstant(date, hours.openMinute, timeZone);
  const closeMs = localMinuteToInstant(date, hours.closeMinute, timeZone);
  return closeMs > openMs ? { openMs, closeMs, lunches: lunchesOn(date, hours, timeZone) } : null;
}

function lunchesOn(date: LocalDate, hours: OpeningDay, timeZone: string): Interval[] {
  return lunchesOf(hours).map(({ startMinute, endMinute }) => ({
    startMs: localMinuteToInstant(date, startMinute, timeZone),
    endMs: localMinuteToInstant(date, endMinute, timeZone),
  }));
}

/**
 * The day whose hours an instant belongs to. It is the calendar's date, except where a zone sets its clock back just
 * after midnight and the old date returns for a while: each instant belongs to exactly one day, and a day that has
 * begun continues.
 */
export function businessDateOf(instantMs: number, timeZone: string): LocalDate {
  const date = localDateOf(instantMs, timeZone);
  return instantMs >= localMinuteToInstant(date, MINUTES_PER_DAY, timeZone) ? addDays(date, 1) : date;
}
