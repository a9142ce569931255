import "server-only";
import type { WorkerEvents } from "graphile-worker";

/** How long a group may get nothing but errors when it asks for jobs. */
const patienceMs = 5_000;

/**
 * Graphile Worker finds out once which jobs a runner takes, and keeps a failure of that for good: a runner whose first
 * question met an outage would never take a job, though the database is long back. So a group that got nothing but
 * errors for a while starts anew.
 * @param events those of one runner after the other
 * @param startAnew called once for each group that fails
 */
export function watchFailing(events: WorkerEvents, startAnew: () => void): void {
  let sinceMs: number | undefined;
  let isTold = false;
  const answered = () => {
    sinceMs = undefined;
  };
  events.on("pool:create", () => {
    answered();
    isTold = false;
  });
  events.on("worker:getJob:empty", answered);
  events.on("job:start", answered);
  events.on("worker:getJob:error", () => {
    const nowMs = performance.now();
    sinceMs ??= nowMs;
    if (isTold || nowMs - sinceMs < patienceMs) return;
    isTold = true;
    startAnew();
  });
}
