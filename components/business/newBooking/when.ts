import type { LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
import type { Preset } from "./preset";

/** The day, and the start in epoch milliseconds once one is chosen. */
export type When = { date: LocalDate; startMs: number | null };

/** What the address asks for. */
export function whenOf({ date, startMinute }: Preset, timeZone: string): When {
  return {
    date,
    startMs: startMinute === undefined ? null : localMinuteToInstant(date, startMinute, timeZone),
  };
}
