import type { Locale } from "@/lib/i18n/locales";
import { calendarNames } from "./calendarNames";
import { formatClock } from "./clock";
import { addDays, type IsoWeekday, isoWeekday, type LocalDate, toDayNumber } from "./localDate";
import { HOME_TIME_ZONE, localDateOf, localMinuteOf } from "./zone";

/** Keeps "26 nov" and "30 min" on one line. */
const NBSP = "\u00a0";

type DayOptions = { year?: boolean };

/** "tors 26 nov", "Thu 26 Nov"; with the year when asked for. */
export function formatDay(date: LocalDate, locale: Locale, options: DayOptions = {}): string {
  return writeDay(date, locale, "short", options);
}

/**
 * The day of an instant on the clock of `timeZone`, for mails and lists: "tors 26 nov", and "tors 7 jan 2027" where that is not the
 * year in which it is read.
 */
export function formatDayOf(
  instantMs: number,
  timeZone: string,
  locale: Locale,
  nowMs: number = Date.now(),
): string {
  return formatDayReadOn(localDateOf(instantMs, timeZone), locale, localDateOf(nowMs, timeZone));
}

/** The same for sentences: "torsdag 26 november", and "torsdag 7 januari 2027" where that is another year. */
export function formatDayLongOf(
  instantMs: number,
  timeZone: string,
  locale: Locale,
  nowMs: number = Date.now(),
): string {
  const [date, today] = [localDateOf(instantMs, timeZone), localDateOf(nowMs, timeZone)];
  return formatDayLong(date, locale, { year: isOfAnotherYear(date, today) });
}

/** As `formatDayOf`, for a day that is known already, read on `today`. */
export function formatDayReadOn(date: LocalDate, locale: Locale, today: LocalDate): string {
  return formatDay(date, locale, { year: isOfAnotherYear(date, today) });
}

const isOfAnotherYear = (date: LocalDate, today: LocalDate) => date.slice(0, 4) !== today.slice(0, 4);

/** "torsdag 26 november", "Thursday 26 November", for headings, mails and what screen readers say. */
export function formatDayLong(date: LocalDate, locale: Locale, options: DayOptions = {}): string {
  return writeDay(date, locale, "long", options);
}

function writeDay(date: LocalDate, locale: Locale, width: "short" | "long", options: DayOptions): string {
  toDayNumber(date); // an invalid date must throw, not print
  const [year = "", month = "", day = ""] = date.split("-");
  const monthName = calendarNames[locale].months[width][Number(month) - 1];
  const text = `${formatWeekday(isoWeekday(date), locale, width)} ${Number(day)}${NBSP}${monthName}`;
  return options.year ? `${text} ${Number(year)}` : text;
}

/** "tors" or "torsdag". */
export function formatWeekday(weekday: IsoWeekday, locale: Locale, width: "short" | "long"): string {
  return calendarNames[locale].weekdays[width][weekday - 1] ?? "";
}

/** "november 2026", "November 2026": the month that `date` is in. */
export function formatMonth(date: LocalDate, locale: Locale): string {
  toDayNumber(date); // an invalid date must throw, not print
  const [year = "", month = ""] = date.split("-");
  return `${calendarNames[locale].months.long[Number(month) - 1]} ${Number(year)}`;
}

/** The months of the days from `first` to `last`: "november 2026", "november–december 2026", "december 2026–januari 2027". */
export function formatMonths(first: LocalDate, last: LocalDate, locale: Locale): string {
  const [from, to] = [formatMonth(first, locale), formatMonth(last, locale)];
  if (from === to) return from;
  return `${first.slice(0, 4) === last.slice(0, 4) ? from.split(" ")[0] : from}–${to}`;
}

/** "14:30": the 24-hour clock of `timeZone` at that instant. */
export function formatTime(instantMs: number, timeZone: string): string {
  return formatClock(localMinuteOf(instantMs, timeZone));
}

/** "45 min", "1 h", "1 h 30 min", in both languages. `minutes` is a whole number of minutes. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${NBSP}min`;
  return rest === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h ${rest}${NBSP}min`;
}

/** "14:30–15:30". An end at midnight is "24:00", so that it does not look like the start of the day. */
export function formatTimeRange(startMs: number, endMs: number, timeZone: string): string {
  const endMinute = localMinuteOf(endMs, timeZone);
  const endsAtMidnight = endMinute === 0 && endMs > startMs;
  return `${formatTime(startMs, timeZone)}–${formatClock(endsAtMidnight ? 1440 : endMinute)}`;
}

/** "tors 26 nov 14:30–15:30"; past midnight "tors 26 nov 23:30 – fre 27 nov 00:15". */
export function formatDateTimeRange(
  startMs: number,
  endMs: number,
  timeZone: string,
  locale: Locale,
  options: DayOptions = {},
): string {
  const startDate = localDateOf(startMs, timeZone);
  const endDate = localDateOf(endMs, timeZone);
  const startDay = formatDay(startDate, locale, options);
  const endsWithStartDay = endDate === addDays(startDate, 1) && localMinuteOf(endMs, timeZone) === 0;
  if (endDate === startDate || endsWithStartDay) {
    return `${startDay} ${formatTimeRange(startMs, endMs, timeZone)}`;
  }
  const endDay = formatDay(endDate, locale, options);
  return `${startDay} ${formatTime(startMs, timeZone)} – ${endDay} ${formatTime(endMs, timeZone)}`;
}

/** "fredag 20 november 2026 14:30": an instant on Swedish clocks, with the year. */
export function formatMomentInSweden(instantMs: number, locale: Locale): string {
  const day = formatDayLong(localDateOf(instantMs, HOME_TIME_ZONE), locale, { year: true });
  return `${day} ${formatTime(instantMs, HOME_TIME_ZONE)}`;
}
