import type { Span } from "@/lib/time/clock";
import { localMinuteOf, MINUTES_PER_DAY } from "@/lib/time/zone";

/** In order of the day. */
export const partsOfDay = ["morning", "midday", "afternoon", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The first minute of each part, in minutes of the local day. */
const STARTS: Record<PartOfDay, number> = {
  morning: 0,
  midday: 11 * 60,
  afternoon: 14 * 60,
  evening: 17 * 60,
};

/** The minutes of the local day that a part is made of. */
export function minutesOfPart(part: PartOfDay): Span {
  const next = partsOfDay[partsOfDay.indexOf(part) + 1];
  return { startMinute: STARTS[part], endMinute: next === undefined ? MINUTES_PER_DAY : STARTS[next] };
}

export type PartOfDayGroup<T> = { part: PartOfDay; slots: T[] };

/**
 * The slots of one day under the headings of the picker: morning until 11, midday until 14, afternoon until 17,
 * evening. Order is kept and parts without slots are left out.
 *
 * @param startMsOf the start of a slot as epoch milliseconds, so that both slots and their wire form can be grouped.
 */
export function groupByPartOfDay<T>(
  slots: readonly T[],
  startMsOf: (slot: T) => number,
  timeZone: string,
): PartOfDayGroup<T>[] {
  const groups = partsOfDay.map((part): PartOfDayGroup<T> => ({ part, slots: [] }));
  for (const slot of slots) {
    const minute = localMinuteOf(startMsOf(slot), timeZone);
    groups[partsOfDay.findLastIndex((part) => STARTS[part] <= minute)]?.slots.push(slot);
  }
  return groups.filter((group) => group.slots.length > 0);
}
