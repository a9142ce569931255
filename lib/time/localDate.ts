/**
 * A day in someone's calendar, written `YYYY-MM-DD`. It has no time zone: it becomes an instant only together
 * with one (see `zone.ts`). Years 0001 to 9999.
 */
export type LocalDate = string;

/** Day of the week as the opening hours count it: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DAY_MS = 86_400_000;
const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const WEEKDAYS: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Days since 1970-01-01, or null when the text is not a day that exists. */
function parseDayNumber(date: string): number | null {
  const match = LOCAL_DATE.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year === 0) return null;
  const instant = new Date(0);
  // Not Date.UTC: it reads the years 0 to 99 as 1900 to 1999.
  instant.setUTCFullYear(year, month - 1, day);
  // An overflowing day such as 02-30 comes back in another month.
  if (instant.getUTCMonth() !== month - 1 || instant.getUTCDate() !== day) return null;
  return instant.getTime() / DAY_MS;
}

/** Whether the text is `YYYY-MM-DD` and that day exists. */
export function isValidLocalDate(value: string): value is LocalDate {
  return parseDayNumber(value) !== null;
}

/**
 * Days from 1970-01-01 to `date`.
 * @throws RangeError when `date` is not a valid local date.
 */
export function toDayNumber(date: LocalDate): number {
  const dayNumber = parseDayNumber(date);
  if (dayNumber === null) throw new RangeError(`Not a local date: ${date}`);
  return dayNumber;
}

/**
 * The inverse of `toDayNumber`.
 * @throws RangeError when the day lies outside the years 1 to 9999 or is not a whole number.
 */
export function fromDayNumber(dayNumber: number): LocalDate {
  const instant = new Date(dayNumber * DAY_MS);
  const year = instant.getUTCFullYear();
  if (!Number.isInteger(dayNumber) || !(year >= 1 && year <= 9999)) {
    throw new RangeError(`Not a day number: ${dayNumber}`);
  }
  return instant.toISOString().slice(0, 10);
}

/** The day `days` after `date` (before it, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** For `sort`: negative when `a` is earlier, 0 when they are the same day, positive when `a` is later. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  // Fixed-width fields, largest unit first: the order of the text is the order of the days.
  return a < b ? -1 : a > b ? 1 : 0;
}

/** 1 for Monday to 7 for Sunday. */
export function isoWeekday(date: LocalDate): IsoWeekday {
  // Day 0, 1970-01-01, was a Thursday.
  const mondayBased = (((toDayNumber(date) + 3) % 7) + 7) % 7;
  return WEEKDAYS[mondayBased] ?? 1;
}
