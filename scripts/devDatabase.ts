import { join } from "node:path";
import { startCluster } from "../dev/postgres/cluster";
import { takeLock } from "../dev/system/lock";
import { migrate } from "./migrate";
import { projectRoot } from "./support/project";
import { runMain } from "./support/testing/report";

/**
 * PostgreSQL alone, migrated, for work on one piece of the product: prints its URL and stays until
 * it is told to end. `PGPORT` fixes the port.
 */
await runMain(async () => {
  const data = join(projectRoot, process.env.STUND_DATA_DIR ?? ".data");
  const release = takeLock(
    join(data, "lock"),
    ({ pid }) => `The database in ${data} is in use by process ${pid}.`,
  );
  try {
    const port = process.env.PGPORT;
    const cluster = await startCluster({
      directory: join(data, "postgres"),
      ...(port === undefined ? {} : { port: Number(port) }),
    });
    try {
      await cluster.ensureDatabase("stund");
      await migrate(cluster.url("stund"));
      console.log(`DATABASE_URL=${cluster.url("stund")}`);
      await untilToldToEnd(cluster.ended);
    } finally {
      await cluster.stop();
    }
  } finally {
    release();
  }
  return 0;
});

async function untilToldToEnd(ended: Promise<unknown>): Promise<void> {
  await Promise.race([
    ended,
    new Promise<void>((resolve) => {
      process.once("SIGINT", () => resolve());
      process.once("SIGTERM", () => resolve());
    }),
  ]);
}
