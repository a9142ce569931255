import "server-only";
import type { Paging } from "./paging";

/*
 * Lists of what has free time. Free time is in no table, so what matches otherwise is checked a batch at a time, in the order
 * of the list. One with more matches than that shows its total as "more than", and continues by its cursor.
 */

/** At most so many rounds for a page with results; one without continues to the end, so that "no results" is true. */
const MAX_SCANS = 5;
/** Time limit for a list; one that is empty by then is marked as incomplete. */
const TIME_LIMIT_MS = 4000;

/** Pages end after so many results, far beyond what anybody turns to; the cursor goes on. */
const DEEPEST = 2000;

type Batch = {
  batch: number;
  atATime: number;
  /** Time limit for the batch; the rest of it is checked by the next. */
  limitMs: number;
  clock?: () => number;
};

type Row = { cursor: string };

/** Those of a batch that have time, and the cursor of its last row; null at the end of the list. */
export type Scan<R extends Row> = { free: R[]; last: string | null };

type ScanFrom<R extends Row> = (cursor: string | undefined) => Promise<Scan<R>>;

/**
 * Those of a batch that have time, checked a few at a time. A batch that takes longer than its time limit ends early, after
 * at least one check; the list goes on after the last row that was checked.
 * @param rows the batch, and one more where the list goes on.
 * @param clock milliseconds.
 */
export async function scanBatch<R extends Row>(
  rows: readonly R[],
  { batch, atATime, limitMs, clock = () => performance.now() }: Batch,
  check: (some: readonly R[]) => Promise<readonly R[]>,
): Promise<Scan<R>> {
  const until = clock() + limitMs;
  const candidates = rows.slice(0, batch);
  const free: R[] = [];
  let checked = 0;
  while (checked < candidates.length && (checked === 0 || clock() < until)) {
    free.push(...(await check(candidates.slice(checked, checked + atATime))));
    checked = Math.min(checked + atATime, candidates.length);
  }
  return { free, last: checked < rows.length ? (candidates[checked - 1]?.cursor ?? null) : null };
}

/** A page of what has time. One that lies too deep is empty, and costs no more than the first. */
export async function pageOfScans<R extends Row>(
  scan: ScanFrom<R>,
  { limit, cursor, page = 1 }: Paging,
): Promise<{ rows: R[]; total: number; totalIsCapped: boolean; nextCursor: string | null }> {
  const start = cursor === undefined ? (page - 1) * limit : 0;
  if (start >= DEEPEST) {
    const { free, last } = await scan(undefined);
    return { rows: [], total: free.length, totalIsCapped: last !== null, nextCursor: null };
  }
  // As many as the page needs, so that none is left out between two pages.
  const first = await scanUntil(cursor === undefined ? start + limit : 1, await scan(undefined), scan);
  const rest = cursor === undefined ? first : await scanUntil(limit + 1, await scan(cursor), scan);
  const rows = rest.free.slice(start, start + limit);
  const isMore = rest.free.length > start + limit;
  return {
    rows,
    total: first.free.length,
    totalIsCapped: first.last !== null,
    nextCursor: isMore ? (rows.at(-1)?.cursor ?? null) : rest.last,
  };
}

/** Checks further rows until `wanted` with free time are found, or a limit above is reached. */
async function scanUntil<R extends Row>(wanted: number, from: Scan<R>, scan: ScanFrom<R>): Promise<Scan<R>> {
  const until = performance.now() + TIME_LIMIT_MS;
  let { free, last } = from;
  for (
    let scans = 1;
    last !== null &&
    free.length < wanted &&
    (scans < MAX_SCANS || free.length === 0) &&
    performance.now() < until;
    scans += 1
  ) {
    const next = await scan(last);
    free = [...free, ...next.free];
    last = next.last;
  }
  return { free, last };
}
