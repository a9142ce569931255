import { localMinuteOf } from "@/lib/time/zone";

export type PartOfDay = "morning" | "midday" | "afternoon" | "evening";

/** In order of the day. `startsAt` is the first minute of the part, in minutes of the local day. */
const PARTS: readonly { part: PartOfDay; startsAt: number }[] = [
  { part: "morning", startsAt: 0 },
  { part: "midday", startsAt: 11 * 60 },
  { part: "afternoon", startsAt: 14 * 60 },
  { part: "evening", startsAt: 17 * 60 },
];

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
  const groups = PARTS.map(({ part }): PartOfDayGroup<T> => ({ part, slots: [] }));
  for (const slot of slots) {
    const minute = localMinuteOf(startMsOf(slot), timeZone);
    groups[PARTS.findLastIndex(({ startsAt }) => startsAt <= minute)]?.slots.push(slot);
  }
  return groups.filter((group) => group.slots.length > 0);
}
