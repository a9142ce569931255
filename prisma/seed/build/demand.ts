import type { BusinessContent } from "../content/types";
import type { Random } from "../random";

const TODAY = 1.1;
/** [days from today, times the business's usual demand]; interpolated between: the demand grows over the six months. */
const growth = [
  [-183, 0.2],
  [-90, 0.35],
  [-30, 0.75],
  [0, TODAY],
] as const;

/** Mean number of days between booking and visit. */
export const USUAL_LEAD_DAYS = 8;

/** The largest share of a day that is booked, so that every day has free times. */
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
  // Of a day to come, only those have booked who book that long before.
  if (days > 0) return TODAY * Math.exp(-days / USUAL_LEAD_DAYS);
  const next = growth.findIndex(([day]) => day >= days);
  const [toDay, to] = growth[Math.max(next, 0)] ?? [0, 0];
  const [fromDay, from] = growth[Math.max(next - 1, 0)] ?? [0, 0];
  return toDay === fromDay ? to : from + ((to - from) * (days - fromDay)) / (toDay - fromDay);
}
