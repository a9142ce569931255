import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** How long a statement of a migration waits for a lock. Everybody who wants the table then waits behind it. */
const lockTimeoutMs = 2_000;
/** How often it is tried, a second or two apart, which is a minute of short waits at the most. */
const tries = 15;

/** Between one and two seconds, so that two instances do not try in step. */
const aSecondOrTwo = () => 1_000 + Math.random() * 1_000;

/**
 * Runs a script, which is one transaction, with a short time to wait for locks, and tries again where that was not enough: an
 * `ALTER TABLE` that waits behind a long transaction, such as a backup's, would make every reader of the table wait behind it.
 * One that runs `CONCURRENTLY` holds up nobody while it waits, and leaves an invalid index where it is cut off, so it waits.
 * @throws what the last try threw; for a lock that was never free an error that says what to do
 */
export async function applyScript(pool: pg.Pool, script: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`SET lock_timeout = ${/\bCONCURRENTLY\b/i.test(script) ? 0 : lockTimeoutMs}`);
    for (let tried = 1; ; tried += 1) {
      try {
        const { rowCount } = await client.query(script);
        return rowCount ?? 0;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (tried === tries) throw new Error(neverFree, { cause: error });
        await sleep(aSecondOrTwo());
      }
    }
  } finally {
    client.release();
  }
}

const isLockTimeout = (error: unknown) => error instanceof Error && "code" in error && error.code === "55P03";

const neverFree = `another transaction held a lock that it needs for longer than ${tries} tries. Nothing was changed. See which in pg_stat_activity (a backup, a report), wait for its end or end it, and run npm run db:migrate again`;
