import "server-only";
import { pool } from "./client";

export type SignalName = "payments" | "mails";

/**
 * Notes whether something that the product depends on answered. Of a run of failures the first one's time is kept.
 * While all is well it is written once a minute at most: many mails at once do not wait for one row.
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
