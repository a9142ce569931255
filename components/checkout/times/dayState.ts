import { compareDates } from "@/lib/time/localDate";
import type { Day, DaySlot } from "./types";

export type DayState = "free" | "full" | "closed" | "past" | "unknown";

export const freeSlotsOf = (day: Day): DaySlot[] => day.slots.filter((slot) => slot.available);

/** The state of a day, and with it why it cannot be picked. An open day without listed slots is past. */
export function dayStateOf(day: Day | undefined): DayState {
  if (!day) return "unknown";
  if (day.isClosed) return "closed";
  if (day.slots.length === 0) return "past";
  return day.slots.some((slot) => slot.available) ? "free" : "full";
}

/** The first date from `from` on that has a free slot. */
export function firstFreeDate(days: ReadonlyMap<string, Day>, from: string): string | null {
  const dates = [...days.keys()].filter((date) => date >= from).sort();
  return dates.find((date) => dayStateOf(days.get(date)) === "free") ?? null;
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
