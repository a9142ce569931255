import "server-only";
import { pool } from "@/lib/db/client";

/*
 * Bookings that the comparison of the ledger with Stripe leaves out, since one side may know of a change before the other.
 */

/** What a booking waits for: a refund that was not sent to Stripe, or a charge that was not read since it changed. */
export type WaitsFor = "refund" | "charge";

/** A booking that has waited for longer than `stuckAfterMs`, and since when. */
export type StuckBooking = { bookingId: string; waitsFor: WaitsFor; sinceIso: string };

export type MovingBookings = { ids: Set<string>; stuck: StuckBooking[] };

/** Runs of the worker settle what waits within minutes, and each night's comparison would leave out what they cannot. */
const stuckAfterMs = 24 * 60 * 60_000;

type Asked = { account: string; nowMs: number; stillMs: number };

/**
 * The bookings of an account with a change that is not settled with Stripe: a row of the ledger within the last `stillMs`, a
 * refund not sent, a charge not read. Of those that have waited for more than 24 hours also what for, the oldest first.
 */
export async function loadMoving({ account, nowMs, stillMs }: Asked): Promise<MovingBookings> {
  const { rows } = await pool().query<{ bookingId: string; waitsFor: WaitsFor | null; since: Date }>(
    `SELECT y.booking_id AS "bookingId", x.what AS "waitsFor", x.since FROM payments y
     CROSS JOIN LATERAL (
       SELECT NULL AS what, max(e.recorded_at) AS since FROM ledger_entries e
         WHERE e.payment_id = y.id AND e.recorded_at >= $2
       UNION ALL SELECT 'refund', min(r.created_at) FROM refunds r
         WHERE r.payment_id = y.id AND r.status = 'requested' AND r.stripe_refund_id IS NULL
       UNION ALL SELECT 'charge', c.unread_since FROM charge_readings c
         WHERE c.payment_id = y.id AND c.read_changes < c.changes
     ) x
     WHERE y.stripe_account_id = $1 AND x.since IS NOT NULL ORDER BY x.since, y.booking_id`,
    [account, new Date(nowMs - stillMs).toISOString()],
  );
  const stuck = rows.flatMap(({ bookingId, waitsFor, since }) =>
    waitsFor === null || since.getTime() >= nowMs - stuckAfterMs
      ? []
      : [{ bookingId, waitsFor, sinceIso: since.toISOString() }],
  );
  return { ids: new Set(rows.map(({ bookingId }) => bookingId)), stuck };
}
