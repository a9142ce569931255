import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant, MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";

export const TIME_ZONE = "Europe/Stockholm";
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;

/** The present that the demo data is dated by. */
export interface Present {
  readonly nowMs: number;
  readonly today: LocalDate;
}

export function presentOf(now: Date): Present {
  return { nowMs: now.getTime(), today: localDateOf(now.getTime(), TIME_ZONE) };
}

/** The instant at which the clocks of Sweden read this, `days` from today. */
export function dayFrom(present: Present, days: number, minute = 0): Date {
  return new Date(localMinuteToInstant(addDays(present.today, days), minute, TIME_ZONE));
}
