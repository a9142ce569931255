import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@/lib/errors/AppError";

/** How long somebody waits for a page or call that only reads at the payment provider, in milliseconds. */
export const readBudgetMs = 3_000;
/** The same for one that changes something there: a hold with its payment page, giving one up, a plan. */
export const writeBudgetMs = 10_000;

const deadlines = new AsyncLocalStorage<number>();

/**
 * Gives all calls to the payment provider within `work` so much time together; whoever waits for an answer is told in
 * time that there is none. Within another budget the shorter one counts. The worker has none: it waits longer.
 */
export function withinBudget<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + ms;
  return deadlines.run(Math.min(untilMs, deadlines.getStore() ?? untilMs), work);
}

/** When the time of the caller is over, by `performance.now()`; undefined for whoever has time. */
export function budgetEnd(): number | undefined {
  return deadlines.getStore();
}

/**
 * Waits for an answer until the time is over. What was asked may still be done after that.
 * @throws AppError payments_unavailable
 */
export async function inTime<T>(answer: Promise<T>, untilMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new AppError("payments_unavailable", { retryAfterSeconds: 5 }));
    timer = setTimeout(giveUp, Math.max(0, untilMs - performance.now()));
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
