import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { isAppError } from "@/lib/errors/AppError";
import { logger } from "@/lib/log/logger";

/**
 * At most so many rows a second, for each task of the clock. Five such tasks stay below the 25 calls a second of Stripe's
 * sandboxes; live it takes a hundred.
 */
const perSecond = 5;
/** A run ends before the next one is due. */
const runMs = 50_000;

/** How many rows a run can get to at most: nobody needs to read more of them. */
export const maxRowsPerRun = perSecond * (runMs / 1000);

/** How many rows were looked at, and how many have to wait for another run. */
export type Round = { seen: number; failed: number };

/**
 * Asks the payment provider about each of the rows, a few at a time. One that fails does not keep the others from it; the
 * run ends when nobody answers, or its time is over. What it does not get to is the next run's.
 * @param idsOf the ids of a row for the log
 */
export async function forEachPaced<T>(
  rows: readonly T[],
  work: (row: T) => Promise<void>,
  idsOf: (row: T) => Record<string, string>,
): Promise<Round> {
  const round: Round = { seen: 0, failed: 0 };
  const untilMs = performance.now() + runMs;
  for (let from = 0; from < rows.length && performance.now() < untilMs; from += perSecond) {
    const startedMs = performance.now();
    const some = rows.slice(from, from + perSecond);
    const errors: unknown[] = [];
    const doOne = async (row: T) => {
      await work(row).catch((err: unknown) => {
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
