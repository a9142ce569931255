import "server-only";
import type { WorkerEvents, WorkerPool } from "graphile-worker";

/** A group of places of this process: what Graphile Worker calls a pool. It writes the pool's id into `locked_by` of every job it takes. */
export type Group = { pool: WorkerPool; running: number; isOver: boolean };

/** The groups of this process by their ids, as Graphile Worker's own events tell of them. Whoever is done with an ended one deletes it. */
export function watchGroups(events: WorkerEvents): Map<string, Group> {
  const groups = new Map<string, Group>();
  const change = (id: string, by: (group: Group) => void) => {
    const group = groups.get(id);
    if (group !== undefined) by(group);
  };
  const jobEnds = (id: string) => change(id, (group) => (group.running -= 1));
  events.on("pool:create", ({ workerPool }) =>
    groups.set(workerPool.id, { pool: workerPool, running: 0, isOver: false }),
  );
  events.on("pool:release", ({ workerPool }) => change(workerPool.id, (group) => (group.isOver = true)));
  events.on("job:start", ({ worker }) => change(worker.workerPool.id, (group) => (group.running += 1)));
  events.on("job:complete", ({ worker }) => jobEnds(worker.workerPool.id));
  events.on("worker:fatalError", ({ worker }) => jobEnds(worker.workerPool.id));
  return groups;
}
