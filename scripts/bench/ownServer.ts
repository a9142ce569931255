import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeCluster, startCluster } from "@/dev/postgres/cluster";

/** Runs with the URL of a PostgreSQL server of its own, which is gone afterwards. */
export async function withOwnServer<T>(run: (server: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), "stund-bench-"));
  const cluster = await startCluster({ directory });
  try {
    return await run(cluster.url("postgres"));
  } finally {
    await cluster.stop();
    await removeCluster(directory);
  }
}
