import { compareDates } from "@/lib/time/localDate";
import type { Day, DaySlot } from "./types";

export type DayState = "free" | "full" | "closed" | "past" | "none" | "unknown";

export const freeSlotsOf = (day: Day): DaySlot[] => day.slots.filter((slot) => slot.available);

/** Whether a day is known to have a free time. */
export const isFree = (day: Day | undefined): boolean =>
  day !== undefined && !day.isClosed && freeSlotsOf(day).length > 0;

/**
 * The state of a day, and with it why it cannot be picked. Without listed slots an open day is past where it is today. A later
 * one has none, since it is within the minimum notice or the service does not fit into it.
 */
export function dayStateOf(day: Day | undefined, today: string): DayState {
  if (!day) return "unknown";
  if (day.isClosed) return "closed";
  if (day.slots.length === 0) return day.date > today ? "none" : "past";
  return isFree(day) ? "free" : "full";
}

/** The first date from `from` on that has a free slot. */
export function firstFreeDate(days: ReadonlyMap<string, Day>, from: string): string | null {
  const dates = [...days.keys()].filter((date) => date >= from).sort();
  return dates.find((date) => isFree(days.get(date))) ?? null;
}

/** The free slots nearest to a wanted instant, at most `count`, in order of time. */
export function nearestFree(days: Iterable<Day>, wishMs: number, count = 3): DaySlot[] {
  return [...days]
    .flatMap(freeSlotsOf)
    .sort((a, b) => Math.abs(a.startMs - wishMs) - Math.abs(b.startMs - wishMs) || a.startMs - b.startMs)
    .slice(0, count)
    .sort((a, b) => a.startMs - b.startMs);
}

/** The later of two dates. */
export function laterDate(a: string, b: string): string {
  return compareDates(a, b) > 0 ? a : b;
}
