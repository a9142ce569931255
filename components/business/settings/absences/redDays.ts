import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import type { Settings } from "../saving/useSettingsForm";
import type { Absence } from "./absenceValues";

/** A public holiday, or an eve, which is not one. */
export type RedDay = { date: LocalDate; name: string; isEve: boolean };

export const yearOf = ({ date }: RedDay) => date.slice(0, 4);

export const isAway = ({ date }: RedDay, absences: readonly Absence[]) =>
  absences.some(({ isWholeDays, fromDate, toDate }) => isWholeDays && fromDate <= date && date <= toDate);

export const isClosed = ({ date }: RedDay, week: Settings["openingHours"]) =>
  week.some(({ day_of_week, is_closed }) => day_of_week === isoWeekday(date) && is_closed);

/**
 * The days that are ticked at first: public holidays on which the business would be open. Any other day can be ticked
 * as well.
 */
export function tickedAtFirst(days: readonly RedDay[], week: Settings["openingHours"]): Set<LocalDate> {
  return new Set(days.filter((day) => !day.isEve && !isClosed(day, week)).map(({ date }) => date));
}

/**
 * The days to add: those ticked in the years that were opened, so that no day is added unseen, without those that are
 * off already.
 */
export function chosenDays(
  days: readonly RedDay[],
  ticked: ReadonlySet<LocalDate>,
  seenYears: ReadonlySet<string>,
  absences: readonly Absence[],
): RedDay[] {
  return days.filter((day) => ticked.has(day.date) && seenYears.has(yearOf(day)) && !isAway(day, absences));
}
