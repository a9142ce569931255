import pg from "pg";

/**
 * Refused calls write the counters of tries and the time at which a session was last seen; every other table stays as it
 * is while no call is accepted.
 */
const uncounted = ["rate_limits", "worker_heartbeats"];
const columnsOf: Record<string, string> = { sessions: "(to_jsonb(row) - 'last_seen_at')::text" };

/** A fingerprint of every table, those of the job queue included. */
export async function fingerprints(databaseUrl: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ schema: string; name: string }>(
      `select schemaname as schema, relname as name from pg_stat_user_tables
       where relname <> all($1) order by 1, 2`,
      [uncounted],
    );
    const found = new Map<string, string>();
    for (const { schema, name } of tables.rows) {
      const source = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
      const text = columnsOf[name] ?? "row::text";
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(${text}, 0)), 0) as print from ${source} row`,
      );
      found.set(`${schema}.${name}`, rows[0]?.print ?? "");
    }
    return found;
  } finally {
    await client.end();
  }
}

/** The tables that differ. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, print]) => before.get(name) !== print).map(([name]) => name);
}
