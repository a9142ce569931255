import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf, localMinuteToInstant } from "@/lib/time/zone";

/** The most dates of one series, and the most weeks between two of them. */
export const mostDates = 26;
export const mostWeeks = 26;

/**
 * The starts of a repeating booking, in epoch milliseconds: the same weekday at the same clock time of the business every
 * so many weeks, so that none moves by an hour when the clock is changed.
 */
export function repeated(
  startMs: number,
  { weeks, times }: { weeks: number; times: number },
  timeZone: string,
): number[] {
  const first = localDateOf(startMs, timeZone);
  const minute = localMinuteOf(startMs, timeZone);
  return Array.from({ length: times }, (_, index) =>
    index === 0 ? startMs : localMinuteToInstant(addDays(first, index * weeks * 7), minute, timeZone),
  );
}
