import { MINUTE_MS } from "@/lib/time/zone";
import type { Interval, SlotRules, StaffCalendar } from "../types";

/** Whether two half-open intervals share any time; an empty one shares none. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.startMs < b.endMs && b.startMs < a.endMs && a.startMs < a.endMs && b.startMs < b.endMs;
}

/** Whether a slot shares any time with one of them. */
export function isIn(intervals: readonly Interval[], slot: Interval): boolean {
  for (const interval of intervals) if (overlaps(interval, slot)) return true;
  return false;
}

/** The time to keep free around a slot. */
export type Buffers = Pick<SlotRules, "bufferBeforeMinutes" | "bufferAfterMinutes">;

/**
 * The range that a slot must not overlap because of one booking, or of a busy time elsewhere: its blocked range, widened
 * by the buffers of the service that is asked for (by the slot's buffer after towards earlier, by its buffer before
 * towards later).
 */
export function withBuffers(busy: Interval, rules: Buffers): Interval {
  return {
    startMs: busy.startMs - rules.bufferAfterMinutes * MINUTE_MS,
    endMs: busy.endMs + rules.bufferBeforeMinutes * MINUTE_MS,
  };
}

/** Whether a slot, or the buffers around it, share any time with one of them. */
export function isNear(intervals: readonly Interval[], slot: Interval, rules: Buffers): boolean {
  return intervals.some(
    (interval) => interval.startMs < interval.endMs && overlaps(withBuffers(interval, rules), slot),
  );
}

/** All intervals that block a person within a range: sorted, disjoint, buffers included. */
export function blockedIntervals(calendar: StaffCalendar, rules: SlotRules, range: Interval): Interval[] {
  const blocked: Interval[] = [];
  for (const interval of calendar.unavailable) {
    if (overlaps(interval, range)) blocked.push(interval);
  }
  for (const intervals of [calendar.busy, calendar.elsewhere]) {
    for (const interval of intervals) {
      // Emptiness is judged before widening: a booking without length blocks nothing, as in the database.
      if (interval.startMs >= interval.endMs) continue;
      const widened = withBuffers(interval, rules);
      if (overlaps(widened, range)) blocked.push(widened);
    }
  }
  return mergeSorted(blocked.sort((a, b) => a.startMs - b.startMs));
}

function mergeSorted(sorted: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  let last: Interval | undefined;
  for (const { startMs, endMs } of sorted) {
    if (last && startMs <= last.endMs) {
      last.endMs = Math.max(last.endMs, endMs);
    } else {
      last = { startMs, endMs };
      merged.push(last);
    }
  }
  return merged;
}

/**
 * Returns a function that says whether a slot overlaps none of `blocked` (sorted, disjoint). It has to be called in
 * order of start, so that one pass over the blocked intervals serves all slots.
 */
export function forwardSweep(blocked: readonly Interval[]): (startMs: number, endMs: number) => boolean {
  let next = 0;
  return (startMs, endMs) => {
    let candidate = blocked[next];
    while (candidate !== undefined && candidate.endMs <= startMs) {
      next += 1;
      candidate = blocked[next];
    }
    return candidate === undefined || candidate.startMs >= endMs;
  };
}
