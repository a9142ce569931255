import "server-only";
import type { WorkerEvents } from "graphile-worker";
import { logger } from "@/lib/log/logger";
import type { Group } from "./groups";

/** What a group that is ending has to end in, once none of its jobs runs. */
const patienceMs = 3_000;

/**
 * Graphile Worker ends a group that could not write down how a job ended. When several writes fail at once, as in a
 * crash of the database, it miscounts what it waits for, and the end never comes: the group takes no job any more, and
 * nobody starts it anew. Such a group is forced to end.
 * @param events those that the runners are started with
 */
export function endStuckGroups(events: WorkerEvents, groups: ReadonlyMap<string, Group>): void {
  const watched = new Set<string>();
  const look = (id: string) => {
    const group = groups.get(id);
    if (group === undefined || group.isOver) {
      watched.delete(id);
      return;
    }
    if (group.running > 0) return lookAgain(id);
    logger.warn({ group: id }, "forced a group of places to end");
    // How it ended is told by the end of its runner.
    Promise.resolve(group.pool.forcefulShutdown("It did not end by itself")).catch(() => undefined);
  };
  const lookAgain = (id: string) => void setTimeout(look, patienceMs, id);
  events.on("pool:fatalError", ({ workerPool: { id } }) => {
    if (watched.has(id)) return;
    watched.add(id);
    lookAgain(id);
  });
}
