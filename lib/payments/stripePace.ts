import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The most calls a second to the payment provider by all paced work of a process together. A sandbox allows 25, live mode a
 * hundred; the rest is left to what somebody waits for, and to a second worker in live mode.
 */
export const pacedCallsPerSecond = 20;

const isPaced = new AsyncLocalStorage<true>();

/** Makes all calls to the payment provider within `work` wait for their turn among all paced calls of this process. */
export function paced<T>(work: () => Promise<T>): Promise<T> {
  return isPaced.run(true, work);
}

/** Waits until the caller may call, in the order of asking; at once where the work is not paced. */
export async function awaitTurn(): Promise<void> {
  if (isPaced.getStore() !== undefined) await nextTurn();
}

type Clock = {
  /** Milliseconds since any one moment. */
  nowMs: () => number;
  /** Resolves after so many milliseconds, or later. */
  sleep: (ms: number) => Promise<unknown>;
};

/**
 * @returns what resolves when it is the caller's turn, in the order of asking. Turns are `intervalMs` apart, counted from when
 * the turn before was taken and not when it was due: late timers would let two follow at once.
 */
export function turnsEvery(intervalMs: number, clock: Clock): () => Promise<void> {
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  let lastTurn = Promise.resolve();
  async function takeTurn(): Promise<void> {
    const waitMs = lastTurnMs + intervalMs - clock.nowMs();
    if (waitMs > 0) await clock.sleep(waitMs);
    lastTurnMs = clock.nowMs();
  }
  return () => {
    lastTurn = lastTurn.then(takeTurn);
    return lastTurn;
  };
}

const nextTurn = turnsEvery(1_000 / pacedCallsPerSecond, { nowMs: () => performance.now(), sleep });
