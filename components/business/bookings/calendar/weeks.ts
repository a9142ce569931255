import { addDays, daysBetween, isoWeekday, type LocalDate } from "@/lib/time/localDate";

/** The Monday of the week of a date. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, 1 - isoWeekday(date));
}

/** The ISO 8601 week number, as Swedish calendars print it: week 1 has the year's first Thursday. */
export function weekNumber(date: LocalDate): number {
  const thursday = addDays(mondayOf(date), 3);
  const newYear = `${thursday.slice(0, 4)}-01-01`;
  return Math.floor(daysBetween(newYear, thursday) / 7) + 1;
}

/** The month `months` later, or earlier when negative, as `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + (number - 1) + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The first and the last day of a month. */
export function monthBounds(month: string): { first: LocalDate; last: LocalDate } {
  const first = `${month}-01`;
  return { first, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** The weeks that contain a month, from Monday to Sunday. */
export function monthWeeks(month: string): LocalDate[][] {
  const { first, last } = monthBounds(month);
  const start = mondayOf(first);
  const count = Math.floor(daysBetween(start, last) / 7) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}
