import type { Span } from "@/lib/business/dashboard/schedule";

/** Where something lies in a day's column: its place in time, and which of how many lanes beside each other. */
export type Placed<T> = { item: T; lane: number; lanes: number };

/**
 * Puts what overlaps beside each other. Everything that hangs together, directly or through others, shares one number
 * of lanes, so that the edges of a group line up.
 */
export function placeInLanes<T extends Span>(items: readonly T[]): Placed<T>[] {
  const sorted = [...items].sort((a, b) => a.startMinute - b.startMinute || b.endMinute - a.endMinute);
  const placed: Placed<T>[] = [];
  let group: { item: T; lane: number }[] = [];
  let laneEnds: number[] = [];
  let groupEnd = 0;
  const close = () => {
    placed.push(...group.map((entry) => ({ ...entry, lanes: laneEnds.length })));
    group = [];
    laneEnds = [];
  };
  for (const item of sorted) {
    if (item.startMinute >= groupEnd) close();
    const free = laneEnds.findIndex((end) => end <= item.startMinute);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = item.endMinute;
    group.push({ item, lane });
    groupEnd = Math.max(groupEnd, item.endMinute);
  }
  close();
  return placed;
}

/** Whole hours around everything that has to be seen, in minutes of the day. */
export function hoursAround(spans: readonly Span[], usual: Span): Span {
  const start = Math.min(usual.startMinute, ...spans.map(({ startMinute }) => startMinute));
  const end = Math.max(usual.endMinute, ...spans.map(({ endMinute }) => endMinute));
  return { startMinute: Math.floor(start / 60) * 60, endMinute: Math.ceil(end / 60) * 60 };
}
