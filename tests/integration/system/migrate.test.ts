import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { migrate } from "@/scripts/migrate";
import { testContext } from "@/tests/support/run/context";
import { createBlankDatabase, type TestDatabase } from "@/tests/support/run/databases";

const directory = mkdtempSync(join(tmpdir(), "stund-migrations-"));
writeFileSync(join(directory, "migration_lock.toml"), 'provider = "postgresql"\n');
afterAll(() => rmSync(directory, { recursive: true }));

let database: TestDatabase;
beforeEach(async () => {
  database = await createBlankDatabase(testContext().clusterUrl);
});
afterEach(() => database.drop());

function write(name: string, sql: string): void {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, "migration.sql"), sql);
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe("migrate", () => {
  it("brings an empty database to the newest schema, and changes nothing the second time", async () => {
    expect(await migrate(database.url)).toContain("20261120000000_init");
    expect(await migrate(database.url)).toEqual([]);
    const [row] = await query(
      "SELECT to_regclass('bookings') AS ours, to_regclass('graphile_worker.jobs') AS jobs",
    );
    expect(row).toEqual({ ours: "bookings", jobs: "graphile_worker.jobs" });
  });

  it("lets instances that start at the same moment wait for each other", async () => {
    const applied = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    const rows = await query("SELECT finished_at IS NOT NULL AS finished FROM _prisma_migrations");
    expect(rows.every(({ finished }) => finished === true)).toBe(true);
  });

  it("leaves nothing of a migration that fails, names it, and takes it once it is mended", async () => {
    const body = "CREATE FUNCTION one() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;";
    write("1_first", "CREATE TABLE first (id int);");
    write("2_second", "CREATE TABLE second (id int); SELECT no_such_thing;");
    await expect(migrate(database.url, directory)).rejects.toThrow(
      'The database could not be migrated (2_second): column "no_such_thing" does not exist',
    );
    expect(await query("SELECT to_regclass('second') AS second")).toEqual([{ second: null }]);
    write("2_second", `CREATE TABLE second (id int); ${body}`);
    expect(await migrate(database.url, directory)).toEqual(["2_second"]);
    expect(await query("SELECT one()")).toEqual([{ one: 1 }]);
  });

  it("waits shortly for a table that somebody uses, lets others use it meanwhile, and tries again", async () => {
    write("1_busy", "CREATE TABLE busy (id int);");
    await migrate(database.url, directory);
    write("2_busy", "ALTER TABLE busy ADD COLUMN more int;");
    const backup = new pg.Client({ connectionString: database.url });
    await backup.connect();
    await backup.query("BEGIN; LOCK TABLE busy IN ACCESS SHARE MODE");
    const migrated = migrate(database.url, directory);
    const waiting =
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE busy%'";
    await waitFor(async () => (await query(waiting)).length > 0, {
      what: "the migration to wait",
      timeoutMs: 10_000,
    });
    // Behind the migration, which gives up its place after two seconds.
    expect(await query("SELECT id FROM busy")).toEqual([]);
    await backup.query("COMMIT");
    await backup.end();
    expect(await migrated).toEqual(["2_busy"]);
  });

  it("fills the columns that it added batch by batch beside the product, and goes on where it was broken off", async () => {
    write(
      "1_filled",
      "CREATE TABLE filled (id int PRIMARY KEY, word text); INSERT INTO filled SELECT generate_series(1, 10);",
    );
    await migrate(database.url, directory);
    write("2_filled", "ALTER TABLE filled ADD COLUMN length int;");
    const batch = "SELECT id FROM filled WHERE length IS NULL ORDER BY id LIMIT 4";
    const fill = (value: string) => `UPDATE filled SET length = ${value} WHERE id IN (${batch})`;
    writeFileSync(join(directory, "2_filled", "fill.sql"), fill("1 / (7 - id)"));
    await expect(migrate(database.url, directory)).rejects.toThrow("division by zero");
    expect(await query("SELECT count(length)::int AS filled FROM filled")).toEqual([{ filled: 4 }]);
    writeFileSync(join(directory, "2_filled", "fill.sql"), fill("0"));
    expect(await migrate(database.url, directory)).toEqual([]);
    expect(await query("SELECT count(length)::int AS filled FROM filled")).toEqual([{ filled: 10 }]);
    // Once it is done it is not run again, whatever has come since.
    await query("INSERT INTO filled VALUES (11)");
    await migrate(database.url, directory);
    expect(await query("SELECT length FROM filled WHERE id = 11")).toEqual([{ length: null }]);
  });

  it("says in one line that the database cannot be reached", async () => {
    const refused = migrate("postgresql://stund:secret@127.0.0.1:9/stund");
    await expect(refused).rejects.toThrow(/^DATABASE_URL: the database cannot be reached: .*ECONNREFUSED/);
  });
});
