import "server-only";
import { pool } from "./client";

export type SignalName = "payments" | "mails";

/**
 * Stores whether a service that the product depends on answered. `failing_since` keeps the time of the first of
 * consecutive failures. While all is well the row is written once a minute at most, so that many mails do not wait
 * for one row.
 */
export async function noteSignal(name: SignalName, isWell: boolean): Promise<void> {
  await pool().query(
    `INSERT INTO health_signals AS known (name, failing_since, checked_at)
     VALUES ($1, CASE WHEN $2 THEN NULL ELSE now() END, now())
     ON CONFLICT (name) DO UPDATE
     SET failing_since = CASE WHEN $2 THEN NULL ELSE coalesce(known.failing_since, now()) END, checked_at = now()
     WHERE NOT $2 OR known.failing_since IS NOT NULL OR known.checked_at < now() - interval '1 minute'`,
    [name, isWell],
  );
}
