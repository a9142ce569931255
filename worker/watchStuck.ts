import "server-only";
import type { WorkerEvents } from "graphile-worker";
import type { Group } from "./groups";

/** The time within which a group has to end, once it is ending and none of its jobs runs. */
const endingLimitMs = 3_000;

/**
 * Graphile Worker ends a group that could not write how a job ended. When several writes fail at once, as in a crash of the
 * database, it miscounts what it waits for and never ends, not by force either: the group takes no more jobs and its runner
 * never settles. Such a group is given up: it counts as over, so that its jobs are unlocked.
 * @param events those of one runner
 * @param onStuck called for each group that was given up
 */
export function watchStuck(
  events: WorkerEvents,
  groups: ReadonlyMap<string, Group>,
  onStuck: () => void,
): void {
  const check = (id: string) => {
    const group = groups.get(id);
    if (group === undefined || group.isOver) return;
    if (group.running > 0) return checkAgain(id);
    group.isOver = true;
    onStuck();
  };
  const checkAgain = (id: string) => void setTimeout(check, endingLimitMs, id);
  // Once for each group: further events belong to the same end.
  const failed = new WeakSet<object>();
  events.on("pool:fatalError", ({ workerPool }) => {
    if (failed.has(workerPool)) return;
    failed.add(workerPool);
    checkAgain(workerPool.id);
  });
}
