import type { BusinessContent } from "../content/types";
import type { Random } from "../random";

const TODAY = 1.1;
/** [days from today, times the business's usual demand]; straight lines between: a marketplace that grows. */
const growth = [
  [-183, 0.2],
  [-90, 0.35],
  [-30, 0.75],
  [0, TODAY],
] as const;

/** How long before their visit people book, on the whole: some on the same day, some a month before. */
export const USUAL_LEAD_DAYS = 8;

/** However popular: there is always time left somewhere in the day. */
const FULLEST = 0.85;

/**
 * The share of a day's open time that is booked.
 * @param days from today; negative is past
 */
export function demandOn({ demand }: BusinessContent, days: number, random: Random): number {
  const swing = 0.75 + random.next() * 0.5;
  return Math.min(FULLEST, demand * trend(days) * swing);
}

function trend(days: number): number {
  // Of a day to come, those have booked who do so that long before.
  if (days > 0) return TODAY * Math.exp(-days / USUAL_LEAD_DAYS);
  const next = growth.findIndex(([day]) => day >= days);
  const [toDay, to] = growth[Math.max(next, 0)] ?? [0, 0];
  const [fromDay, from] = growth[Math.max(next - 1, 0)] ?? [0, 0];
  return toDay === fromDay ? to : from + ((to - from) * (days - fromDay)) / (toDay - fromDay);
}
