import pg from "pg";

/** What SQL asks for the time by, and how long it holds within a transaction. */
const clocks = {
  now: "STABLE",
  transaction_timestamp: "STABLE",
  statement_timestamp: "STABLE",
  clock_timestamp: "VOLATILE",
} as const;

/**
 * Moves the clock of a database to that of the processes (`processClock.mjs`), before anything is made in it: functions of
 * the same names come ahead of PostgreSQL's own, in queries as in the defaults of columns. CURRENT_DATE and its like, which
 * are no functions, keep the true time.
 */
export async function moveDatabaseClock(url: string): Promise<void> {
  const offsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);
  if (offsetMs === 0) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("CREATE SCHEMA test_clock");
    for (const [name, holds] of Object.entries(clocks))
      await client.query(
        `CREATE FUNCTION test_clock.${name}() RETURNS timestamptz LANGUAGE sql ${holds} PARALLEL SAFE
         RETURN pg_catalog.${name}() + interval '${offsetMs} milliseconds'`,
      );
    // Of the role, since copies of a database do not take over its own settings.
    await client.query("ALTER ROLE CURRENT_USER SET search_path = public, test_clock, pg_catalog");
  } finally {
    await client.end();
  }
}
