import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The most calls a second to the payment provider by all paced work of a process together. A sandbox allows 25, live mode a
 * hundred; the rest is left to what somebody waits for, and to a second worker in live mode.
 */
export const pacedCallsPerSecond = 20;
const intervalMs = 1_000 / pacedCallsPerSecond;

const isPaced = new AsyncLocalStorage<true>();
let lastTurnMs = -intervalMs;
let lastTurn = Promise.resolve();

/** Makes all calls to the payment provider within `work` wait for their turn among all paced calls of this process. */
export function paced<T>(work: () => Promise<T>): Promise<T> {
  return isPaced.run(true, work);
}

/** Waits until the caller may call, in the order of asking; at once where the work is not paced. */
export async function awaitTurn(): Promise<void> {
  if (isPaced.getStore() === undefined) return;
  lastTurn = lastTurn.then(takeTurn);
  await lastTurn;
}

/** Counts from when the turn before was taken and not when it was due: late timers would let two calls follow at once. */
async function takeTurn(): Promise<void> {
  const waitMs = lastTurnMs + intervalMs - performance.now();
  if (waitMs > 0) await sleep(waitMs);
  lastTurnMs = performance.now();
}
