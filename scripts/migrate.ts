import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { UserError } from "../dev/system/UserError";
import { applyScript } from "./support/applyScript";
import { fillColumns } from "./support/fillColumns";
import { isMain } from "./support/isMain";
import { projectRoot } from "./support/project";
import { loadSchemaEngine } from "./support/schemaEngine";
import { runMain } from "./support/testing/report";

/** Any number, as long as nothing else in the database takes the same lock. */
const migrationLock = 4_823_001;

/**
 * Brings a database to the newest schema: the SQL files of `prisma/migrations`, recorded in the same
 * table as `prisma migrate deploy` does, then the tables of the job queue, then the columns that are filled in batches. Instances
 * that start at the same moment wait for each other. Returns the names of the migrations applied now.
 * @throws {UserError} when the database cannot be reached or a migration fails, naming it.
 */
export async function migrate(
  databaseUrl: string,
  directory = join(projectRoot, "prisma", "migrations"),
): Promise<string[]> {
  const guard = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 });
  try {
    await guard.connect();
  } catch (error) {
    throw new UserError(`DATABASE_URL: the database cannot be reached: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A connection that breaks makes the query on it fail, which is enough; unheard it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await takeTurn(guard);
    const applied = await applyMigrations(pool, directory);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
    await fillColumns(pool, directory);
    return applied;
  } finally {
    await pool.end();
    // Ending the session gives the lock back, too.
    await guard.end();
  }
}

/**
 * Waits until no other instance migrates. Asked for again and again: a statement that waits holds a snapshot, and an index that
 * the other instance makes `CONCURRENTLY` would wait for its end.
 */
async function takeTurn(guard: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await guard.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [
      migrationLock,
    ]);
    if (rows[0]?.mine === true) return;
    await sleep(200);
  }
}

async function applyMigrations(pool: pg.Pool, directory: string): Promise<string[]> {
  const scripts = new ScriptRunner(pool);
  const adapter = bindMigrationAwareSqlAdapterFactory(scripts);
  const engine = await loadSchemaEngine().new({ datamodels: await readSchema() }, () => {}, adapter);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(directory),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    const name = scripts.failure === undefined ? undefined : failedMigration(error);
    // The script was one transaction, so nothing of it stands: it can be tried again once mended.
    if (name !== undefined) await engine.markMigrationRolledBack({ migrationName: name });
    const where = name === undefined ? "" : ` (${name})`;
    const why = messageOf(scripts.failure ?? error);
    throw new UserError(`The database could not be migrated${where}: ${why}`, { cause: error });
  }
}

/**
 * Sends a migration to the server as it stands (`applyScript`): one message, so one transaction. The adapter itself
 * cuts scripts at every semicolon, also inside the body of a function.
 */
class ScriptRunner extends PrismaPg {
  failure: unknown;

  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      try {
        await applyScript(adapter.underlyingDriver(), script);
      } catch (error) {
        this.failure = error;
        throw error;
      }
    };
    return adapter;
  }
}

/** The engine names the migration only in the text of its error. */
function failedMigration(error: unknown): string | undefined {
  return /migration_name="([^"]+)"/.exec(messageOf(error))?.[1];
}

async function readSchema(): Promise<[string, string][]> {
  const directory = join(projectRoot, "prisma", "schema");
  const files = (await readdir(directory)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(
    files.map(async (name): Promise<[string, string]> => {
      const path = join(directory, name);
      return [path, await readFile(path, "utf8")];
    }),
  );
}

async function readMigrations(baseDir: string): Promise<MigrationList> {
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir,
    lockfile: {
      path: "migration_lock.toml",
      content: await readFile(join(baseDir, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (path) => ({
        path,
        migrationFile: {
          path: "migration.sql",
          content: {
            tag: "ok" as const,
            value: await readFile(join(baseDir, path, "migration.sql"), "utf8"),
          },
        },
      })),
    ),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const url = process.env.DATABASE_URL;
    if (url === undefined || url === "") throw new UserError("DATABASE_URL is not set: nothing to migrate.");
    const applied = await migrate(url);
    console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
    return 0;
  });
}
