import type { Span } from "@/lib/time/clock";

/** A span with its lane and the number of lanes that it shares the column with. */
export type Placed<T> = { item: T; lane: number; lanes: number };

/**
 * Places overlapping spans in lanes beside each other. All spans that overlap, directly or through others, form a group
 * with one number of lanes, so that their edges line up.
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
