import "server-only";
import { AppError } from "@/lib/errors/AppError";

/** How many wait for their turn in this process, each with its file in memory. */
const mostWaiting = 16;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs one such task after the other in this process, so that unpacked pictures never add up.
 * @throws AppError unavailable when too many wait already
 */
export async function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new AppError("unavailable", { retryAfterSeconds: 5 });
  waiting += 1;
  const turn = last.then(task, task);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}
