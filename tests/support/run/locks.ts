import type pg from "pg";
import { waitFor } from "@/dev/system/wait";
import { pool } from "@/lib/db/client";

/** Returns once as many connections to this file's database wait for a lock; `what` names what they do, for the error. */
export async function untilWaiting(what: string, connections = 1): Promise<void> {
  await waitFor(async () => (await waitingForLocks()) >= connections, { what, timeoutMs: 10_000 });
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}

/** Runs `work` in a transaction on a connection of its own; what it does not commit itself is rolled back. */
export async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("BEGIN");
    await work(client);
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}
