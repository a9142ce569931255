import type { Locale } from "@/lib/i18n/locales";
import { formatDateTimeRange, formatDay } from "@/lib/time/format";
import { type Absence, intervalOf, problemsOfAbsence } from "./absenceValues";

/** The period of an absence as text. Whole days are named by their dates, without "00:00–24:00". */
export function periodText(
  absence: Absence,
  timeZone: string,
  locale: Locale,
  wholeDay: (day: string) => string,
): string | null {
  if (Object.keys(problemsOfAbsence(absence)).length > 0) return null;
  const withYear = { year: true };
  const { fromDate, toDate, isWholeDays } = absence;
  if (!isWholeDays) {
    const { startMs, endMs } = intervalOf(absence, timeZone);
    return formatDateTimeRange(startMs, endMs, timeZone, locale, withYear);
  }
  const last = formatDay(toDate, locale, withYear);
  return fromDate === toDate ? wholeDay(last) : `${formatDay(fromDate, locale, withYear)} – ${last}`;
}
