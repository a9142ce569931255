import type { BusinessContent } from "../content/types";
import type { Random } from "../random";

/** [days from today, times the business's usual demand]; straight lines between. Growing so far, thinning out ahead. */
const curve = [
  [-183, 0.08],
  [-90, 0.17],
  [-30, 0.34],
  [-14, 0.54],
  [-7, 0.85],
  [-2, 1.3],
  [0, 1.45],
  [4, 1.35],
  [8, 0.75],
  [15, 0.36],
  [24, 0.16],
  [35, 0.07],
] as const;

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
  const next = curve.findIndex(([day]) => day >= days);
  const [toDay, to] = curve[Math.max(next, 0)] ?? [0, 0];
  const [fromDay, from] = curve[Math.max(next - 1, 0)] ?? [0, 0];
  return toDay === fromDay ? to : from + ((to - from) * (days - fromDay)) / (toDay - fromDay);
}
