import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { isAppError } from "@/lib/errors/AppError";
import { logger } from "@/lib/log/logger";
import { paced } from "./stripePace";

/** The most rows a second, for each scheduled task; how many calls all of them make together is the rule of `stripePace.ts`. */
const perSecond = 5;
/** A run ends before the next one starts a minute later. */
const runMs = 50_000;

/** The most rows that a run can process; more need not be read. */
export const maxRowsPerRun = perSecond * (runMs / 1000);

/** How many rows were processed, and how many of them failed and wait for another run. */
export type RunCounts = { seen: number; failed: number };

/**
 * Calls `work`, which asks the payment provider, for each of the rows, a few at a time. One that fails does not stop
 * the others; the run ends when every row of a second finds the payment provider unavailable, or after `runMs`. The
 * rest is left to the next run.
 * @param idsOf the ids of a row for the log
 */
export async function forEachPaced<T>(
  rows: readonly T[],
  work: (row: T) => Promise<void>,
  idsOf: (row: T) => Record<string, string>,
): Promise<RunCounts> {
  const round: RunCounts = { seen: 0, failed: 0 };
  const untilMs = performance.now() + runMs;
  for (let from = 0; from < rows.length && performance.now() < untilMs; from += perSecond) {
    const startedMs = performance.now();
    const some = rows.slice(from, from + perSecond);
    const errors: unknown[] = [];
    const doOne = async (row: T) => {
      await paced(() => work(row)).catch((err: unknown) => {
        logger.warn({ ...idsOf(row), err }, "not reconciled");
        errors.push(err);
      });
    };
    await Promise.all(some.map(doOne));
    round.seen += some.length;
    round.failed += errors.length;
    if (errors.length === some.length && errors.every((error) => isAppError(error, "payments_unavailable")))
      break;
    const isLast = from + perSecond >= rows.length;
    if (!isLast) await sleep(Math.max(0, startedMs + 1_000 - performance.now()));
  }
  return round;
}
