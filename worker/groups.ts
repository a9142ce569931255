import "server-only";
import type { WorkerEvents } from "graphile-worker";

/** A group of places of this process: what Graphile Worker calls a pool. It writes the pool's id into `locked_by` of every job it takes. */
export type Group = { running: number; isOver: boolean };

/** Keeps the groups of a runner, by their ids, as Graphile Worker's own events tell of them. Whoever is done with an ended one deletes it. */
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
