import type { Locale } from "@/lib/i18n/locales";
import { formatDay, formatDayLong } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";

type Words = { locale: Locale; timeZone: string; nowMs: number };

/** Days in words, with the year where it is not the present one. */
export function dayWords({ locale, timeZone, nowMs }: Words) {
  const thisYear = localDateOf(nowMs, timeZone).slice(0, 4);
  const options = (date: LocalDate) => ({ year: !date.startsWith(`${thisYear}-`) });
  return {
    /** "tors 26 nov" */
    short: (date: LocalDate) => formatDay(date, locale, options(date)),
    /** "torsdag 26 november" */
    long: (date: LocalDate) => formatDayLong(date, locale, options(date)),
  };
}
