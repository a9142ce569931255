import type { Locale } from "@/lib/i18n/locales";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

/** Date and time in the business's zone: "tors 26 nov 14:30". */
export function momentText(instantMs: number, timeZone: string, locale: Locale): string {
  return `${formatDay(localDateOf(instantMs, timeZone), locale)} ${formatTime(instantMs, timeZone)}`;
}
