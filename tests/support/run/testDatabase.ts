import { afterAll } from "vitest";
import { disconnect, pool } from "@/lib/db/client";
import { testContext } from "./context";
import { createTestDatabase, freshName, type TestDatabase } from "./databases";
import type { templates } from "./templates";

/** Of the databases that a process has one after the other: `lib/env` reads their address once. */
const ownName = freshName();

/**
 * A database for the calling test file alone: with the demo data, or only migrated. `lib/db`
 * connects to it from then on, and it is dropped after the file's last test. Call it at the top of
 * the file, before anything asks for a connection. Returns its URL.
 */
export async function testDatabase(template: keyof typeof templates = "seeded"): Promise<string> {
  const { url, drop } = await createTestDatabase(testContext(), template, ownName);
  process.env.DATABASE_URL = url;
  afterAll(async () => {
    await disconnect();
    await drop();
  });
  return url;
}

/** One for each process of the runner; it ends with the run's server. */
let kept: Promise<TestDatabase> | undefined;

/**
 * A migrated database without rows for the calling test file, which it shares with the files that the same process runs
 * before and after: cheaper than one of its own, and so is a process that has read the product already. For files that
 * change neither settings, mocks nor the database's structure; vitest.config.ts finds them by this call, at the top of the
 * file. Ids of the database's own go on counting from file to file.
 */
export async function sharedDatabase(): Promise<void> {
  kept ??= createTestDatabase(testContext(), "empty");
  process.env.DATABASE_URL = (await kept).url;
  await removeRows();
  afterAll(disconnect);
}

/** What the migrations themselves write. */
const keptTables = ["public._prisma_migrations", "graphile_worker.migrations"];

/** Removes the rows of every table that has any. DELETE, since TRUNCATE of eighty tables makes eighty new files. */
async function removeRows(): Promise<void> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') AND schemaname || '.' || tablename <> ALL ($1)`,
    [keptTables],
  );
  const deletes = rows.map(({ name }) => `IF EXISTS (SELECT FROM ${name}) THEN DELETE FROM ${name}; END IF;`);
  // Without triggers and foreign keys: rows that nothing may remove go too, in any order.
  await pool().query(`DO $$ BEGIN
    SET LOCAL session_replication_role = replica; SET LOCAL lock_timeout = '10s'; ${deletes.join("\n")}
  END $$`);
}
