import "server-only";
import { EventEmitter } from "node:events";
import { Logger, type Runner, run, type WorkerEvents } from "graphile-worker";
import { disconnect, pool } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { keepHeartbeat } from "./heartbeat";
import { crontab, taskList } from "./tasks";

export type Worker = { stop: () => Promise<void>; stopped: Promise<void> };

const levels = { error: "error", warning: "warn", info: "info", debug: "debug" } as const;

/** Graphile Worker's own lines, in the form of all others. */
const workerLogger = new Logger((scope) => (level, message, meta) => {
  const record = { workerId: scope.workerId, task: scope.taskIdentifier, job: scope.jobId };
  if (level === "info" && scope.taskIdentifier === undefined) logger.debug(record, message);
  else
    logger[levels[level] ?? "info"]({ ...record, ...(meta?.failure ? { err: meta.failure } : {}) }, message);
});

/** Starts taking jobs from the database's queue, and keeps the sign of life by which a crash is noticed. */
export async function startWorker(concurrency = 4): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter();
  const heartbeat = keepHeartbeat(events);
  const runner: Runner = await run({
    events,
    pgPool: pool(),
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: workerLogger,
    taskList,
    crontab,
  });
  logger.info("worker ready");
  const stopped = runner.promise.finally(async () => {
    await heartbeat.stop();
    await disconnect();
  });
  return {
    stop: async () => {
      await runner.stop();
      await stopped;
    },
    stopped,
  };
}
