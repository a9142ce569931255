import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { applyScript } from "./applyScript";

/** Between two batches, for whoever waits for the rows of the last one. */
const betweenBatchesMs = 50;

/**
 * Runs the `fill.sql` of migrations beside the running product: one statement, which fills the columns that its migration added
 * in a batch of rows, is repeated until it changes none, each time in a transaction of its own. Which are done is noted where
 * Prisma notes the migration (`_prisma_migrations.logs`, which is empty of one that was applied), so that one that was broken off goes on
 * at the next `db:migrate`.
 */
export async function fillColumns(pool: pg.Pool, directory: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND logs IS DISTINCT FROM 'filled' ORDER BY migration_name`,
  );
  for (const { name } of rows) {
    const path = join(directory, name, "fill.sql");
    if (!existsSync(path)) continue;
    await fill(pool, await readFile(path, "utf8"));
    await pool.query("UPDATE _prisma_migrations SET logs = 'filled' WHERE migration_name = $1", [name]);
  }
}

async function fill(pool: pg.Pool, statement: string): Promise<void> {
  while ((await applyScript(pool, statement)) > 0) await sleep(betweenBatchesMs);
}
