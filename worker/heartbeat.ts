import "server-only";
import type pg from "pg";
import { logger } from "@/lib/log/logger";
import type { Group } from "./groups";

const beatMs = 5_000;
/** A group without a sign of life for this long counts as dead; its jobs would otherwise stay locked for four hours. */
const silenceMs = 20_000;

export type Heartbeat = {
  /** A sign of life at once, as a group that begins needs before its first job. */
  beat: () => void;
  stop: () => Promise<void>;
};

async function beat(queue: pg.Pool, ids: string[]): Promise<void> {
  await queue.query(
    `INSERT INTO worker_heartbeats (worker_id) SELECT unnest($1::text[])
     ON CONFLICT (worker_id) DO UPDATE SET seen_at = now()`,
    [ids],
  );
}

/** Unlocks the jobs of groups that are over. */
async function unlock(queue: pg.Pool, ids: string[]): Promise<void> {
  await queue.query("SELECT graphile_worker.force_unlock_workers($1::text[])", [ids]);
}

/**
 * Removes the jobs that were replaced while they ran and did not end well: Graphile Worker took their key and their attempts, so
 * that no worker would ever take them, and `npm run status` would count them as failed. Tasks of the clock have no key at any time.
 */
async function removeReplaced(queue: pg.Pool): Promise<void> {
  await queue.query(
    `SELECT graphile_worker.complete_jobs(ARRAY(
       SELECT j.id FROM graphile_worker.jobs j
       WHERE j.locked_at IS NULL AND j.key IS NULL AND j.attempts >= j.max_attempts
         AND NOT EXISTS (SELECT FROM graphile_worker._private_known_crontabs c WHERE c.identifier = j.task_identifier)))`,
  );
}

async function removeSigns(queue: pg.Pool, ids: string[]): Promise<void> {
  await queue.query(
    `DELETE FROM worker_heartbeats WHERE worker_id = ANY ($1::text[]) OR seen_at < now() - interval '1 day'`,
    [ids],
  );
}

/** The last sign of life of each group that holds jobs, by the database's clock; null for one without. */
async function holders(queue: pg.Pool): Promise<Map<string, string | null>> {
  const { rows } = await queue.query<{ id: string; seen_at: string | null }>(
    `SELECT DISTINCT j.locked_by AS id, h.seen_at::text FROM graphile_worker.jobs j
     LEFT JOIN worker_heartbeats h ON h.worker_id = j.locked_by WHERE j.locked_by IS NOT NULL`,
  );
  return new Map(rows.map(({ id, seen_at }) => [id, seen_at]));
}

/**
 * Finds dead groups by observation: those whose sign of life has not changed while this process read it, without a gap, for
 * `silenceMs`. So after an outage of the database, when every sign is old, each group first has that time to renew its own.
 */
class DeadGroups {
  private seen = new Map<string, { sign: string | null; sinceMs: number }>();
  private lastMs = Number.NEGATIVE_INFINITY;

  /** @returns the ids of the groups that count as dead */
  look(found: Map<string, string | null>): string[] {
    const nowMs = performance.now();
    const hasGap = nowMs - this.lastMs > 3 * beatMs;
    this.lastMs = nowMs;
    const before = hasGap ? new Map<string, never>() : this.seen;
    this.seen = new Map(
      [...found].map(([id, sign]) => {
        const known = before.get(id);
        return [id, known !== undefined && known.sign === sign ? known : { sign, sinceMs: nowMs }];
      }),
    );
    return [...this.seen].filter(([, { sinceMs }]) => nowMs - sinceMs >= silenceMs).map(([id]) => id);
  }
}

/**
 * Writes a sign of life of this process's groups every five seconds, and unlocks the jobs of groups that write none. The jobs
 * of a group that ended by itself, as when it lost the database, are unlocked as soon as none of them runs.
 * @param groups of all runners of this process
 * @param queue connections that jobs do not use up
 */
export function keepHeartbeat(groups: Map<string, Group>, queue: pg.Pool): Heartbeat {
  const watch = new DeadGroups();
  let running: Promise<void> = Promise.resolve();
  const turn = async () => {
    try {
      const isDone = ({ isOver, running }: Group) => isOver && running <= 0;
      const over = [...groups].filter(([, group]) => isDone(group)).map(([id]) => id);
      if (over.length > 0) {
        await unlock(queue, over);
        await removeSigns(queue, over);
        for (const id of over) groups.delete(id);
      }
      if (groups.size > 0) await beat(queue, [...groups.keys()]);
      await removeReplaced(queue);
      const found = await holders(queue);
      for (const id of groups.keys()) found.delete(id);
      const dead = watch.look(found);
      if (dead.length === 0) return;
      await unlock(queue, dead);
      logger.warn({ workers: dead }, "took over the jobs of a dead worker");
    } catch (err) {
      logger.error({ err }, "heartbeat failed");
    }
  };
  const next = () => {
    running = running.then(turn);
  };
  const timer = setInterval(next, beatMs);
  return {
    beat: next,
    stop: async () => {
      clearInterval(timer);
      next();
      await running;
    },
  };
}
