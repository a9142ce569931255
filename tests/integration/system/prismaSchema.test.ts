import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "@/scripts/support/project";
import { loadSchemaEngine } from "@/scripts/support/schemaEngine";
import { testContext } from "@/tests/support/run/context";
import { createBlankDatabase, createTestDatabase, type TestDatabase } from "@/tests/support/run/databases";

/*
 * The migrations are SQL, so that `prisma/schema` can differ from them. Prisma's engine writes the SQL of the schema;
 * the database that this SQL makes is compared with the migrated one. What a Prisma schema cannot express (checks, triggers,
 * partial indexes, exclusion constraints) is in the migrations alone.
 */

/** Prisma's lists say nothing of null. */
const columnsSql = `
  SELECT c.table_name || '.' || c.column_name || ' ' || format_type(a.atttypid, a.atttypmod)
    || CASE WHEN a.attnotnull AND a.attndims = 0 THEN ' NOT NULL' ELSE '' END AS line
  FROM information_schema.columns c
  JOIN information_schema.tables t USING (table_schema, table_name)
  JOIN pg_attribute a ON a.attrelid = format('public.%I', c.table_name)::regclass AND a.attname = c.column_name
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
  ORDER BY 1`;

const enumsSql = `
  SELECT typname || ': ' || string_agg(enumlabel, ', ' ORDER BY enumsortorder) AS line
  FROM pg_enum JOIN pg_type t ON t.oid = enumtypid
  WHERE typnamespace = 'public'::regnamespace GROUP BY typname ORDER BY 1`;

/** The schema does not name extensions, whose types its columns have. */
const extensionsSql = `SELECT 'CREATE EXTENSION IF NOT EXISTS ' || extname AS line FROM pg_extension`;

/** Without what a removal or update of the other row does: the schema names it in part only. */
const keysSql = `
  SELECT conrelid::regclass || ' ' || regexp_replace(pg_get_constraintdef(oid), ' ON (UPDATE|DELETE) .*', '') AS line
  FROM pg_constraint
  WHERE contype IN ('p', 'f') AND connamespace = 'public'::regnamespace
    AND conrelid <> coalesce(to_regclass('_prisma_migrations'), 0) ORDER BY 1`;

/** The SQL by which Prisma's engine makes the tables of `prisma/schema` in an empty database. */
async function schemaSql(databaseUrl: string): Promise<string> {
  const directory = join(projectRoot, "prisma", "schema");
  const files = readdirSync(directory)
    .filter((name) => name.endsWith(".prisma"))
    .map((name) => ({
      path: join(directory, name),
      content: readFileSync(join(directory, name), "utf8"),
    }));
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }));
  const datamodels = files.map(({ path, content }): [string, string] => [path, content]);
  const engine = await loadSchemaEngine().new({ datamodels }, () => {}, adapter);
  const { stdout } = await engine.diff({
    from: { tag: "empty" },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? "";
}

async function connected<T>({ url }: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const lines = (database: TestDatabase, sql: string): Promise<string[]> =>
  connected(database, async (client) => {
    const { rows } = await client.query<{ line: string }>(sql);
    return rows.map(({ line }) => line);
  });

let migrated: TestDatabase;
let ofSchema: TestDatabase;
beforeAll(async () => {
  migrated = await createTestDatabase(testContext(), "empty");
  ofSchema = await createBlankDatabase(testContext().clusterUrl);
  const statements = [...(await lines(migrated, extensionsSql)), await schemaSql(ofSchema.url)];
  await connected(ofSchema, (client) => client.query(statements.join(";\n")));
});
afterAll(async () => {
  await migrated.drop();
  await ofSchema.drop();
});

describe("prisma/schema", () => {
  it.each([
    ["columns, types and nullability", columnsSql],
    ["enums", enumsSql],
    ["primary and foreign keys", keysSql],
  ])("has the same %s as the migrated database", async (_what, sql) => {
    const expected = await lines(migrated, sql);
    expect(expected.length).toBeGreaterThan(5);
    expect(await lines(ofSchema, sql)).toEqual(expected);
  });
});
