import { setTimeout as pause } from "node:timers/promises";

export interface WaitOptions {
  /** What is waited for, as it reads after "Timed out waiting for". */
  what: string;
  timeoutMs: number;
  /** The pause between two tries, in ms; short, because every wait of start and test has it. */
  everyMs?: number;
  signal?: AbortSignal;
}

/**
 * Asks again until the condition gives something other than `undefined` or `false`, and returns it.
 * @throws {Error} when the time is over, with the last error of the condition as its cause.
 */
export async function waitFor<T>(
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  { what, timeoutMs, everyMs = 50, signal }: WaitOptions,
): Promise<T> {
  // A monotonic clock, since the clock of the machine may be set while this waits.
  const deadline = performance.now() + timeoutMs;
  let lastError: unknown;
  for (;;) {
    signal?.throwIfAborted();
    try {
      const result = await condition();
      if (result !== undefined && result !== false) return result;
    } catch (error) {
      lastError = error;
    }
    if (performance.now() >= deadline) throw new Error(`Timed out waiting for ${what}`, { cause: lastError });
    // Aborted, it rejects with an error of its own; the reason is thrown above.
    await pause(everyMs, undefined, signal ? { signal } : {}).catch(() => {});
  }
}
