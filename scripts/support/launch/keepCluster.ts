import { type Cluster, startCluster } from "../../../dev/postgres/cluster";
import { UserError } from "../../../dev/system/UserError";
import { RestartPause } from "./restartPause";

export interface KeptCluster {
  /** As it was first started: its address stays the same. */
  cluster: Cluster;
  /** Resolves when it ended by itself before there was anybody to tell of a restart. */
  failed: Promise<Error>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL and starts it again, at the same address, when it ends by itself.
 * @param sayRestarts what tells of restarts; undefined while an end is a failure
 */
export async function keepCluster(
  directory: string,
  sayRestarts: () => ((line: string) => void) | undefined,
): Promise<KeptCluster> {
  const first = await startCluster({ directory });
  const stopping = new AbortController();
  let current = first;
  const keep = async (): Promise<Error | undefined> => {
    let pause: RestartPause | undefined;
    let startedMs = performance.now();
    for (;;) {
      await current.ended;
      if (stopping.signal.aborted) return undefined;
      const say = sayRestarts();
      if (say === undefined) return new UserError("PostgreSQL ended by itself.");
      pause ??= new RestartPause(say, stopping.signal);
      if (!(await pause.wait("PostgreSQL ended by itself.", performance.now() - startedMs))) return undefined;
      startedMs = performance.now();
      try {
        current = await startCluster({ directory, port: first.port });
        if (stopping.signal.aborted) await current.stop();
      } catch (error) {
        // The one that ended before is still `current`: the next turn follows at once, after a longer pause.
        say(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const kept = keep();
  return {
    cluster: first,
    failed: new Promise((resolve) => {
      void kept.then((failure) => failure !== undefined && resolve(failure));
    }),
    stop: async () => {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}
