const DAY_MS = 24 * 60 * 60 * 1000;

/** With fewer visits there is no rhythm to speak of. */
const leastVisits = 3;
/** Visits closer together are one course of treatment or a mistake, and nothing to suggest. */
const leastDays = 3;
/** A suggestion comes a week before the visit is due, or a quarter of the rhythm where that is less. */
const mostLeadDays = 7;
/** Whoever has left out two visits has stopped coming. */
const leftOut = 2;

export type Rhythm = {
  /** The median of the times between the visits, in whole days. */
  days: number;
  /** When the next visit is due, epoch milliseconds. */
  dueMs: number;
};

/**
 * The rhythm in which somebody comes, where the next visit is due at `nowMs`; null before that, for those who have stopped
 * coming, and for fewer than three visits.
 * @param startsMs of the completed visits of one service, epoch milliseconds, in any order
 */
export function dueAgain(startsMs: readonly number[], nowMs: number): Rhythm | null {
  if (startsMs.length < leastVisits) return null;
  const starts = [...startsMs].sort((a, b) => a - b);
  const gapMs = median(starts.slice(1).map((start, index) => start - (starts[index] ?? start)));
  if (gapMs < leastDays * DAY_MS) return null;
  const dueMs = (starts.at(-1) ?? 0) + gapMs;
  const leadMs = Math.min(mostLeadDays * DAY_MS, gapMs / 4);
  if (nowMs < dueMs - leadMs || nowMs >= dueMs + leftOut * gapMs) return null;
  return { days: Math.round(gapMs / DAY_MS), dueMs };
}

/** Of an even number, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

const daysOfMonth = 365.25 / 12;

/** A rhythm as people say it: "every six weeks". */
export type SpokenRhythm = { unit: "days" | "weeks" | "months"; count: number };

/** Days below six of them, weeks below twelve, then months. */
export function spokenRhythm(days: number): SpokenRhythm {
  if (days < 6) return { unit: "days", count: days };
  const weeks = Math.round(days / 7);
  if (weeks < 12) return { unit: "weeks", count: weeks };
  return { unit: "months", count: Math.round(days / daysOfMonth) };
}
