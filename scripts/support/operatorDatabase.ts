import pg from "pg";
import { runningClusterUrl } from "../../dev/postgres/cluster";
import { UserError } from "../../dev/system/UserError";
import { dataDirectoryOf, loadSettingsFile } from "./settings";

/**
 * Lets a command of the operator work on the database: that of `DATABASE_URL`, or without it that of the demo that runs
 * here. No other setting of the product is needed.
 */
export async function withOperatorDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(), connectionTimeoutMillis: 5_000 });
  await client.connect().catch((cause: unknown) => {
    throw new UserError("The database cannot be reached.", { cause });
  });
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(): string {
  loadSettingsFile();
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== "") return given;
  const running = runningClusterUrl(`${dataDirectoryOf(process.env)}/postgres`, "stund");
  if (running === undefined)
    throw new UserError("DATABASE_URL is not set, and no demo has been started here.");
  return running;
}
