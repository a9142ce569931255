import type { Locale } from "@/lib/i18n/locales";
import { formatDayOf, formatTime } from "@/lib/time/format";

/** An ISO instant as the business's clock and calendar have it: `tors 26 nov 14:30`. */
export function formatDateTime(iso: string, timeZone: string, locale: Locale): string {
  const at = Date.parse(iso);
  return `${formatDayOf(at, timeZone, locale)} ${formatTime(at, timeZone)}`;
}
