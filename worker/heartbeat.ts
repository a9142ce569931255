import "server-only";
import type { WorkerEvents } from "graphile-worker";
import { pool } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";

const beatMs = 5_000;
/** A worker unheard of for this long is dead; its jobs would otherwise stay locked for four hours. */
const silenceSeconds = 20;

export type Heartbeat = { stop: () => Promise<void> };

async function beat(workerIds: string[]): Promise<void> {
  await pool().query(
    `INSERT INTO worker_heartbeats (worker_id) SELECT unnest($1::text[])
     ON CONFLICT (worker_id) DO UPDATE SET seen_at = now()`,
    [workerIds],
  );
}

/** Jobs whose worker shows no sign of life go back to the queue. */
async function rescueJobs(): Promise<void> {
  const { rows } = await pool().query<{ worker_id: string }>(
    `SELECT DISTINCT j.locked_by AS worker_id FROM graphile_worker.jobs j
     LEFT JOIN worker_heartbeats h ON h.worker_id = j.locked_by
     WHERE j.locked_at < now() - make_interval(secs => $1)
       AND coalesce(h.seen_at, j.locked_at) < now() - make_interval(secs => $1)`,
    [silenceSeconds],
  );
  if (rows.length === 0) return;
  const dead = rows.map((row) => row.worker_id);
  await pool().query("SELECT graphile_worker.force_unlock_workers($1::text[])", [dead]);
  logger.warn({ workers: dead }, "took over the jobs of a dead worker");
}

async function forget(workerIds: string[]): Promise<void> {
  await pool().query(
    `DELETE FROM worker_heartbeats WHERE worker_id = ANY ($1::text[]) OR seen_at < now() - interval '1 day'`,
    [workerIds],
  );
}

/**
 * Says every five seconds which workers of this process live, and takes over the jobs of those that do not. The
 * events are those that the workers are started with: they are created before `run` returns.
 */
export function keepHeartbeat(events: WorkerEvents): Heartbeat {
  const workerIds = new Set<string>();
  const ended: string[] = [];
  let running: Promise<void> = Promise.resolve();
  const turn = async () => {
    try {
      if (workerIds.size > 0) await beat([...workerIds]);
      await rescueJobs();
    } catch (err) {
      logger.error({ err }, "heartbeat failed");
    }
  };
  const next = () => {
    running = running.then(turn);
  };
  events.on("worker:create", ({ worker }) => {
    workerIds.add(worker.workerId);
    next();
  });
  events.on("worker:stop", ({ worker }) => {
    workerIds.delete(worker.workerId);
    ended.push(worker.workerId);
  });
  const timer = setInterval(next, beatMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      await forget([...ended, ...workerIds]).catch(() => undefined);
    },
  };
}
