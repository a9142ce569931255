import { compareDates } from "@/lib/time/localDate";
import type { Day, DaySlot } from "./types";

export type DayState = "free" | "full" | "closed" | "past" | "unknown";

export const freeSlotsOf = (day: Day): DaySlot[] => day.slots.filter((slot) => slot.available);

/** Whether a day can be picked, and if not, why. A day that is open but has no slot left to list is over. */
export function dayStateOf(day: Day | undefined): DayState {
  if (!day) return "unknown";
  if (day.isClosed) return "closed";
  if (day.slots.length === 0) return "past";
  return day.slots.some((slot) => slot.available) ? "free" : "full";
}

/** The first date, in order, that has a free slot. */
export function firstFreeDate(days: ReadonlyMap<string, Day>, from: string): string | null {
  const dates = [...days.keys()].filter((date) => date >= from).sort();
  return dates.find((date) => dayStateOf(days.get(date)) === "free") ?? null;
}

/** The free slots nearest to a wish, at most three, in order of time. */
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
