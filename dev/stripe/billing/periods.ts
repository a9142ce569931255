import type { PriceRow } from "./rows";

const DAY = 86_400;

/**
 * The end of a billing period that begins at `start`, `count` periods after `anchor`; all in unix seconds, UTC. Months keep the
 * anchor's day, or take the last day of a shorter month.
 */
export function periodEnd(
  anchor: number,
  start: number,
  recurring: NonNullable<PriceRow["recurring"]>,
): number {
  const { interval, intervalCount } = recurring;
  if (interval === "day") return start + DAY * intervalCount;
  if (interval === "week") return start + 7 * DAY * intervalCount;
  const from = new Date(start * 1000);
  const months = interval === "year" ? 12 * intervalCount : intervalCount;
  const anchorDay = new Date(anchor * 1000).getUTCDate();
  const firstOfMonth = new Date(start * 1000);
  firstOfMonth.setUTCDate(1);
  firstOfMonth.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0),
  ).getUTCDate();
  firstOfMonth.setUTCDate(Math.min(anchorDay, lastDay));
  return Math.floor(firstOfMonth.getTime() / 1000);
}
