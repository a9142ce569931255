import "server-only";
import type { WorkerEvents } from "graphile-worker";

/**
 * The jobs of one kind that this process runs at once: a pool of Graphile Worker, whose id is in `locked_by` of its
 * jobs.
 */
export type Group = { running: number; isOver: boolean };

/** Keeps the groups of a runner, by their ids, from Graphile Worker's events. The reader deletes an ended one after use. */
export function watchGroups(events: WorkerEvents, groups: Map<string, Group>): void {
  const change = (id: string, by: (group: Group) => void) => {
    const group = groups.get(id);
    if (group !== undefined) by(group);
  };
  const jobEnds = (id: string) => change(id, (group) => (group.running -= 1));
  events.on("pool:create", ({ workerPool }) => groups.set(workerPool.id, { running: 0, isOver: false }));
  events.on("pool:release", ({ workerPool }) => change(workerPool.id, (group) => (group.isOver = true)));
  events.on("job:start", ({ worker }) => change(worker.workerPool.id, (group) => (group.running += 1)));
  events.on("job:complete", ({ worker }) => jobEnds(worker.workerPool.id));
  events.on("worker:fatalError", ({ worker }) => jobEnds(worker.workerPool.id));
}
