import "server-only";
import { EventEmitter } from "node:events";
import { Logger, parseCrontab, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import { disconnect, openPool } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { type Group, watchGroups } from "./groups";
import { keepHeartbeat } from "./heartbeat";
import { keepRunning } from "./keepRunning";
import { crontab, runners } from "./tasks";
import { watchFailing } from "./watchFailing";
import { watchStuck } from "./watchStuck";

export type Worker = { stop: () => Promise<void>; stopped: Promise<void> };

const levels = { error: "error", warning: "warn", info: "info", debug: "debug" } as const;

/** Graphile Worker's own lines, in the form of all others. */
const workerLogger = new Logger((scope) => (level, message, meta) => {
  const record = { workerId: scope.workerId, task: scope.taskIdentifier, job: scope.jobId };
  if (level === "info" && scope.taskIdentifier === undefined) logger.debug(record, message);
  else
    logger[levels[level] ?? "info"]({ ...record, ...(meta?.failure ? { err: meta.failure } : {}) }, message);
});

/**
 * Connections of the queue itself, apart from those that jobs use: each runner listens on one, the others take and finish
 * jobs and write the sign of life, which must not wait for a busy pool.
 */
const queueConnections = Object.keys(runners).length + 4;

/**
 * Starts taking jobs from the database's queue, each kind by a runner of its own, and writes the sign of life by which a
 * crash is noticed. It survives an outage of the database, also one at the start.
 */
export function startWorker(): Worker {
  const queue = openPool(queueConnections);
  const groups = new Map<string, Group>();
  const heartbeat = keepHeartbeat(groups, queue);
  const running = Object.entries(runners).map(([name, { tasks, atOnce }]) => {
    const events: WorkerEvents = new EventEmitter();
    watchGroups(events, groups);
    events.on("pool:create", heartbeat.beat);
    const options: RunnerOptions = {
      events,
      pgPool: queue,
      concurrency: atOnce,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: workerLogger,
      taskList: tasks,
      // With a delay of 0 the end of a job is written in a batch whose errors are handled: else one would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      parsedCronItems: parseCrontab(crontab).filter(({ task }) => Object.hasOwn(tasks, task)),
    };
    return keepRunning(name, options, ({ giveUp, startAnew }) => {
      watchStuck(events, groups, giveUp);
      watchFailing(events, startAnew);
    });
  });
  logger.info("worker ready");
  const stop = async () => {
    await Promise.all(running.map((each) => each.stop()));
  };
  const stopped = Promise.all(running.map(({ ended }) => ended))
    .then(() => undefined)
    .catch(async (error: unknown) => {
      await stop().catch(() => undefined);
      throw error;
    })
    .finally(async () => {
      await heartbeat.stop();
      await queue.end();
      await disconnect();
    });
  return {
    stop: async () => {
      await stop();
      await stopped;
    },
    stopped,
  };
}
