import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import type { Settings } from "../saving/useSettingsForm";
import type { Absence } from "./absenceValues";

/** A red day, or an eve, which is none. */
export type RedDay = { date: LocalDate; name: string; isEve: boolean };

export const yearOf = ({ date }: RedDay) => date.slice(0, 4);

export const isAway = ({ date }: RedDay, absences: readonly Absence[]) =>
  absences.some(({ isWholeDays, fromDate, toDate }) => isWholeDays && fromDate <= date && date <= toDate);

export const isClosed = ({ date }: RedDay, week: Settings["openingHours"]) =>
  week.some(({ day_of_week, is_closed }) => day_of_week === isoWeekday(date) && is_closed);

/** Red days on which the business is open otherwise. Any of the others may be ticked all the same. */
export function tickedAtFirst(days: readonly RedDay[], week: Settings["openingHours"]): Set<LocalDate> {
  return new Set(days.filter((day) => !day.isEve && !isClosed(day, week)).map(({ date }) => date));
}

/**
 * The days to add: what is ticked in the years that were looked at, so that nobody closes on days they have not seen,
 * and is not off already.
 */
export function chosenDays(
  days: readonly RedDay[],
  ticked: ReadonlySet<LocalDate>,
  seenYears: ReadonlySet<string>,
  absences: readonly Absence[],
): RedDay[] {
  return days.filter((day) => ticked.has(day.date) && seenYears.has(yearOf(day)) && !isAway(day, absences));
}
