import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf, localMinuteToInstant } from "@/lib/time/zone";
import type { Interval } from "../types";

/** The most occurrences of a series: two years of weeks. */
export const maxOccurrences = 104;

/**
 * The occurrences of a weekly absence until a day, the first and that day included: at the same time on the clock of
 * `timeZone`, also after the clock was changed. At most `maxOccurrences`. A week whose clock skips the whole of the
 * time has none.
 */
export function weeklyOccurrences(first: Interval, until: LocalDate, timeZone: string): Interval[] {
  const start = {
    date: localDateOf(first.startMs, timeZone),
    minute: localMinuteOf(first.startMs, timeZone),
  };
  const end = { date: localDateOf(first.endMs, timeZone), minute: localMinuteOf(first.endMs, timeZone) };
  const count = Math.min(maxOccurrences, Math.max(1, weeksUntil(start.date, until)));
  const later = Array.from({ length: count - 1 }, (_, index) => {
    const days = (index + 1) * 7;
    return {
      startMs: localMinuteToInstant(addDays(start.date, days), start.minute, timeZone),
      endMs: localMinuteToInstant(addDays(end.date, days), end.minute, timeZone),
    };
  });
  return [first, ...later.filter(({ startMs, endMs }) => endMs > startMs)];
}

const weeksUntil = (first: LocalDate, until: LocalDate) => Math.floor(daysBetween(first, until) / 7) + 1;

/** Whether a series from one day to another has more weeks than there may be occurrences. */
export function isTooLong(first: LocalDate, until: LocalDate): boolean {
  return weeksUntil(first, until) > maxOccurrences;
}
