import pg from "pg";
import { dropDatabase, ensureDatabase } from "@/dev/postgres/databases";
import { disconnect } from "@/lib/db/client";
import { migrate } from "@/scripts/migrate";
import { testSettings, unreachableSettings } from "@/tests/support/run/testSettings";
import { withOwnServer } from "./ownServer";

/**
 * Measures in a migrated database that is gone afterwards, to which `lib/db` connects: on the server of DATABASE_URL, or on one
 * of its own.
 * @returns the exit code
 */
export async function inScratchDatabase(
  name: string,
  measure: (client: pg.Client) => Promise<void>,
): Promise<number> {
  const given = process.env.DATABASE_URL;
  // Only the database is used; the other settings have to be there.
  Object.assign(process.env, { ...testSettings, ...unreachableSettings, ...process.env });
  const onServer = async (server: string) => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    await dropDatabase(server, name);
    await ensureDatabase(server, name);
    try {
      await migrate(url.href);
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      process.env.DATABASE_URL = url.href;
      await measure(client).finally(() => client.end());
    } finally {
      await disconnect();
      await dropDatabase(server, name);
    }
  };
  await (given ? onServer(given) : withOwnServer(onServer));
  return 0;
}
