import "server-only";
import { type Runner, type RunnerOptions, run } from "graphile-worker";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { logger } from "@/lib/log/logger";

/** Between the end of a runner and the start of the next; doubles while it ends again at once. */
const shortestPauseMs = 1_000;
const longestPauseMs = 5_000;
/** After a run of this length the pause is the shortest again. */
const steadyMs = 60_000;

export type KeptRunner = {
  /** Settles once it has ended by `stop`. Rejects when it cannot be started for another reason than an outage. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/** What may be done about a runner from outside. */
export type Remedies = {
  /** It is ending and never will have ended. */
  giveUp: () => void;
  /** It runs and does nothing. */
  startAnew: () => void;
};

/**
 * Graphile Worker ends when it cannot write how a job ended. It is then started again, any number of times, so that a
 * restart of the database does not end a worker.
 * @param name of the kind of jobs, for the log
 * @param watch applies the remedies to the present runner
 */
export function keepRunning(
  name: string,
  options: RunnerOptions,
  watch: (remedies: Remedies) => void,
): KeptRunner {
  const stopping = new AbortController();
  let current: Runner | undefined;
  let giveUp: () => void = () => undefined;
  watch({
    giveUp: () => giveUp(),
    // One that is ending by itself at this moment cannot be stopped again.
    startAnew: () => void current?.stop().catch(() => undefined),
  });
  const ended = (async () => {
    let pauseMs = shortestPauseMs;
    while (!stopping.signal.aborted) {
      const startedMs = performance.now();
      try {
        // A copy, since Graphile Worker keeps the state of a run by this object.
        current = await run({ ...options });
        const stuck = new Promise<"stuck">((resolve) => {
          giveUp = () => resolve("stuck");
        });
        // A runner that was given up may still reject, and nothing awaits it then.
        const over = current.promise.then(() => "over" as const);
        over.catch(() => undefined);
        if (stopping.signal.aborted) await current.stop();
        if ((await Promise.race([over, stuck])) === "stuck")
          logger.warn({ runner: name }, "a runner did not end and was given up");
      } catch (err) {
        if (current === undefined && !isDatabaseUnavailable(err)) throw err;
        logger.warn({ runner: name, err }, "a runner ended");
      }
      current = undefined;
      if (stopping.signal.aborted) return;
      pauseMs = performance.now() - startedMs > steadyMs ? shortestPauseMs : pauseMs;
      logger.warn({ runner: name, pauseMs }, "a runner starts again");
      await pause(pauseMs, stopping.signal);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  })();
  return {
    ended,
    stop: async () => {
      stopping.abort();
      // One that is ending by itself at this moment cannot be stopped again.
      await current?.stop().catch(() => undefined);
      await ended;
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
