import type { Round } from "./round";

/** Longer than the product waits before it looks after something itself. */
const passing = "61 minutes";
/** Longer than events are left to the webhook, and less than a reader looks back. */
const eventsAgeSeconds = 180;

/** Which rows wait for time to pass, and by which of their columns (those that there are). */
const waiting = [
  {
    table: "payments",
    columns: ["created_at", "updated_at", "asked_at"],
    where: "status IN ('open', 'processing')",
  },
  { table: "refunds", columns: ["created_at", "updated_at"], where: "status IN ('requested', 'pending')" },
  { table: "stripe_events", columns: ["received_at"], where: "processed_at IS NULL" },
  { table: "stripe_event_cursors", columns: ["asked_at"], where: "true" },
  { table: "bookings", columns: ["created_at"], where: "status = 'pending'" },
];

/** Makes rows that wait an hour older, lets half of the open holds run out, and makes Stripe's events old enough to be read. */
export async function letTimePass({ fleet: { database }, standIn }: Round): Promise<void> {
  await database.rows(
    `UPDATE bookings SET hold_expires_at = now() - interval '2 minutes' WHERE status = 'pending' AND id::text < '8'`,
  );
  const known = await database.rows<{ name: string }>(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'",
  );
  const names = new Set(known.map(({ name }) => name));
  for (const { table, columns, where } of waiting) {
    const there = columns.filter((column) => names.has(`${table}.${column}`));
    if (there.length === 0) continue;
    const set = there.map((column) => `${column} = ${column} - interval '${passing}'`).join(", ");
    await database.rows(`UPDATE ${table} SET ${set} WHERE ${where}`);
  }
  await standIn.ageEvents(eventsAgeSeconds);
}

/** Runs the scheduled tasks now, and the jobs that wait for their next attempt. */
export async function runClock({ fleet: { database } }: Round): Promise<void> {
  await database.rows(
    "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND run_at > now()",
  );
  // One that is waiting or at work already is left alone.
  await database.rows(
    `SELECT graphile_worker.add_job(identifier => c.identifier, payload => '{}'::json, queue_name => c.identifier)
     FROM graphile_worker._private_known_crontabs c
     WHERE c.identifier NOT IN ('purge', 'prove_ledger', 'remind_of_bookings', 'complete_bookings')
       AND NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.task_identifier = c.identifier)`,
  );
}
