import "server-only";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@/lib/errors/AppError";
import { pool } from "./client";

let shipped: Promise<string[]> | undefined;

/** The migrations that this version of the product comes with. */
async function shippedMigrations(): Promise<string[]> {
  const directory = join(/* turbopackIgnore: true */ process.cwd(), "prisma", "migrations");
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/**
 * Whether this instance can serve: the database answers, and every migration it counts on is applied.
 * @throws AppError unavailable otherwise.
 */
export async function assertReady(): Promise<void> {
  shipped ??= shippedMigrations();
  const { rows } = await pool().query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (
       SELECT FROM _prisma_migrations
       WHERE migration_name = name AND finished_at IS NOT NULL AND rolled_back_at IS NULL)`,
    [await shipped],
  );
  if (rows.length === 0) return;
  const missing = rows.map(({ name }) => name).join(", ");
  throw new AppError("unavailable", {
    retryAfterSeconds: 5,
    cause: new Error(`Migrations are missing: ${missing}`),
  });
}
