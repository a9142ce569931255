import "server-only";
import type { WorkerEvents } from "graphile-worker";

/** How long a group may get nothing but errors when it asks for jobs. */
const failingLimitMs = 5_000;

/**
 * Graphile Worker looks up once which jobs a runner takes, and caches a failure of that: a runner whose first query failed
 * in an outage would never take a job. So a group that gets nothing but errors for a while is started again.
 * @param events those of one runner after the other
 * @param startAnew called once for each group that fails
 */
export function watchFailing(events: WorkerEvents, startAnew: () => void): void {
  let sinceMs: number | undefined;
  let isReported = false;
  const answered = () => {
    sinceMs = undefined;
  };
  events.on("pool:create", () => {
    answered();
    isReported = false;
  });
  events.on("worker:getJob:empty", answered);
  events.on("job:start", answered);
  events.on("worker:getJob:error", () => {
    const nowMs = performance.now();
    sinceMs ??= nowMs;
    if (isReported || nowMs - sinceMs < failingLimitMs) return;
    isReported = true;
    startAnew();
  });
}
