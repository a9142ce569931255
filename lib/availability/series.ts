import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf, localMinuteToInstant } from "@/lib/time/zone";
import type { Interval } from "./types";

/** No series has more occurrences: two years of weeks. */
export const maxOccurrences = 104;

/**
 * The occurrences of an absence that comes back each week until a day, the first and that day included: at the same time
 * on the clock of `timeZone`, also after the clock was changed. At most `maxOccurrences`.
 */
export function weeklyOccurrences(first: Interval, until: LocalDate, timeZone: string): Interval[] {
  const start = {
    date: localDateOf(first.startMs, timeZone),
    minute: localMinuteOf(first.startMs, timeZone),
  };
  const end = { date: localDateOf(first.endMs, timeZone), minute: localMinuteOf(first.endMs, timeZone) };
  const count = Math.min(maxOccurrences, Math.max(1, Math.floor(daysBetween(start.date, until) / 7) + 1));
  return Array.from({ length: count }, (_, week) => ({
    startMs: localMinuteToInstant(addDays(start.date, week * 7), start.minute, timeZone),
    endMs: localMinuteToInstant(addDays(end.date, week * 7), end.minute, timeZone),
  }));
}
