import "server-only";
import { AppError } from "@/lib/errors/AppError";

/** How many wait or run in this process, each with its file in memory. */
const mostInAll = 16;
/** How many of them one business has: its page sends two at once (`useUploads.ts`). */
const mostOfOne = 2;

type Waiting = { providerId: string; begin: () => void };

let running: string | null = null;
let waiting: Waiting[] = [];

/**
 * Runs one such task after the other in this process, so that unpacked pictures never add up. Businesses take turns: one
 * whose task has ended goes behind all others that wait.
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
    handOver(providerId);
  }
}

function handOver(providerId: string): void {
  const others = waiting.filter((each) => each.providerId !== providerId);
  const own = waiting.filter((each) => each.providerId === providerId);
  const [next, ...rest] = [...others, ...own];
  waiting = rest;
  running = next?.providerId ?? null;
  next?.begin();
}
