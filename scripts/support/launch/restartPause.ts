/** The pause before a process that ended by itself is started again; doubled each time it ends soon. */
const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;
/** After running this long, the pause begins with the shortest again. */
const steadyMs = 60_000;

/** The growing pauses between restarts of one process, and the messages about them. */
export class RestartPause {
  readonly #say: (line: string) => void;
  readonly #stopping: AbortSignal;
  #pauseMs = shortestPauseMs;

  /** @param stopping aborted when it is to run no more */
  constructor(say: (line: string) => void, stopping: AbortSignal) {
    this.#say = say;
    this.#stopping = stopping;
  }

  /**
   * Says what happened and waits until it is time to start again.
   * @param what happened, as a sentence
   * @returns false when it was to run no more, before or meanwhile
   */
  async wait(what: string, ranMs: number): Promise<boolean> {
    if (this.#stopping.aborted) return false;
    if (ranMs > steadyMs) this.#pauseMs = shortestPauseMs;
    const seconds = this.#pauseMs / 1000;
    this.#say(`${what} Starting again in ${seconds} second${seconds === 1 ? "" : "s"} …`);
    await pause(this.#pauseMs, this.#stopping);
    this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
    return !this.#stopping.aborted;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
