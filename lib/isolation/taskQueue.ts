import "server-only";
import { AppError } from "@/lib/errors/AppError";

type Limits = {
  /** The most tasks that wait or run in this process, each with its file in memory. */
  mostInAll: number;
  /** The most of them of one business. */
  mostOfOne: number;
};

/** @throws AppError file_in_work when this business has its most already; unavailable when too many wait */
type RunInQueue = <T>(providerId: string, task: () => Promise<T>) => Promise<T>;

type Waiting = { providerId: string; begin: () => void };

/**
 * A queue that runs the tasks of this process one after the other, so that what they cost is that of one. Businesses take
 * turns: after a task of a business, the waiting tasks of all others come first.
 */
export function taskQueue({ mostInAll, mostOfOne }: Limits): RunInQueue {
  let running: string | null = null;
  let waiting: Waiting[] = [];

  function startNext(providerId: string): void {
    const others = waiting.filter((each) => each.providerId !== providerId);
    const own = waiting.filter((each) => each.providerId === providerId);
    const [next, ...rest] = [...others, ...own];
    waiting = rest;
    running = next?.providerId ?? null;
    next?.begin();
  }

  return async (providerId, task) => {
    const all = [running, ...waiting.map((each) => each.providerId)].filter((each) => each !== null);
    const retryAfterSeconds = 5;
    if (all.filter((each) => each === providerId).length >= mostOfOne)
      throw new AppError("file_in_work", { retryAfterSeconds });
    if (all.length >= mostInAll) throw new AppError("unavailable", { retryAfterSeconds });
    if (running === null) running = providerId;
    else await new Promise<void>((begin) => waiting.push({ providerId, begin }));
    try {
      return await task();
    } finally {
      startNext(providerId);
    }
  };
}
