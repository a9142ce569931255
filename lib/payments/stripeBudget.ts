import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@/lib/errors/AppError";

/** The time for a page or call that only reads at the payment provider, in milliseconds. */
export const readBudgetMs = 3_000;
/** The same for one that writes there, such as opening or closing a payment page, or changing a plan. */
export const writeBudgetMs = 10_000;

const deadlines = new AsyncLocalStorage<number>();

/**
 * Limits all calls to the payment provider within `work` to this time together, so that whoever waits for the answer
 * gets an error in time. Within another budget the shorter one applies. The worker has none and waits longer.
 */
export function withinBudget<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + ms;
  return deadlines.run(Math.min(untilMs, deadlines.getStore() ?? untilMs), work);
}

/** When the budget of the caller ends, by `performance.now()`; undefined without a budget. */
export function budgetEnd(): number | undefined {
  return deadlines.getStore();
}

/**
 * Waits for an answer until `untilMs`. What was asked for may still happen after that.
 * @throws AppError payments_unavailable when the time is over
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
