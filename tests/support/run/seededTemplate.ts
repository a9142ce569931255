import { join } from "node:path";
import pg from "pg";
import { copyDatabase, dropDatabase } from "@/dev/postgres/databases";
import { seed } from "@/scripts/support/launch/services";
import { Supervisor } from "@/scripts/support/launch/supervisor";
import type { TestContext } from "./context";
import { templates } from "./templates";
import { testSettings, unreachableSettings } from "./testSettings";

/** Where the demo data is written until it is whole. */
const unfinished = "template_unfinished";

/**
 * Makes the template with the demo data when a test first wants it, which takes half a minute of a core that most files do
 * not need. The processes of a run wait for each other by a lock of the cluster's own database.
 * @throws {UserError} with the end of its log when the demo data cannot be written
 */
export async function ensureSeededTemplate(context: TestContext): Promise<void> {
  const client = new pg.Client({ connectionString: context.clusterUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('template_seeded'))");
    const made = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [templates.seeded]);
    if (made.rowCount === 1) return;
    await dropDatabase(context.clusterUrl, unfinished);
    await copyDatabase(context.clusterUrl, unfinished, templates.empty);
    await fill(context);
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${templates.seeded}`);
  } finally {
    await client.end();
  }
}

async function fill({ clusterUrl, directory }: TestContext): Promise<void> {
  const url = new URL(clusterUrl);
  url.pathname = `/${unfinished}`;
  const supervisor = await Supervisor.begin(join(directory, "demo-data"));
  await seed(supervisor, { ...testSettings, ...unreachableSettings, DATABASE_URL: url.href });
}
