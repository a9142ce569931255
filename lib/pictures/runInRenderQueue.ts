import "server-only";
import { AppError } from "@/lib/errors/AppError";

/** The most tasks that wait or run in this process, each with its file in memory. */
const mostInAll = 16;
/** The most of them of one business: its page sends two at once (`useUploads.ts`). */
const mostOfOne = 2;

type Waiting = { providerId: string; begin: () => void };

let running: string | null = null;
let waiting: Waiting[] = [];

/**
 * Runs the tasks of this process one after the other, so that only one picture is decoded at a time. Businesses take
 * turns: after a task of a business, the waiting tasks of all others come first.
 * @throws AppError too_many_requests when this business has two already; unavailable when too many wait
 */
export async function runInRenderQueue<T>(providerId: string, task: () => Promise<T>): Promise<T> {
  const all = [running, ...waiting.map((each) => each.providerId)].filter((each) => each !== null);
  const retryAfterSeconds = 5;
  if (all.filter((each) => each === providerId).length >= mostOfOne)
    throw new AppError("too_many_requests", { retryAfterSeconds });
  if (all.length >= mostInAll) throw new AppError("unavailable", { retryAfterSeconds });
  if (running === null) running = providerId;
  else await new Promise<void>((begin) => waiting.push({ providerId, begin }));
  try {
    return await task();
  } finally {
    startNext(providerId);
  }
}

function startNext(providerId: string): void {
  const others = waiting.filter((each) => each.providerId !== providerId);
  const own = waiting.filter((each) => each.providerId === providerId);
  const [next, ...rest] = [...others, ...own];
  waiting = rest;
  running = next?.providerId ?? null;
  next?.begin();
}
