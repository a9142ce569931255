import type { Locale } from "@/lib/i18n/locales";
import { formatDayOf, formatTime } from "@/lib/time/format";

/** Date and time in the business's zone: "tors 26 nov 14:30". */
export function momentText(instantMs: number, timeZone: string, locale: Locale): string {
  return `${formatDayOf(instantMs, timeZone, locale)} ${formatTime(instantMs, timeZone)}`;
}
