import "server-only";
import { pool } from "@/lib/db/client";
import { isMissingReference } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";

/** The whole of the times elsewhere that overlap booking `b`, of its person and of its business; without a row where none does. */
const busySql = `SELECT min(u.starts_at) AS busy_from, max(u.ends_at) AS busy_until,
    (array_agg(u.staff_member_id) FILTER (WHERE u.staff_member_id IS NOT NULL))[1] AS staff_member_id,
    (array_agg(u.provider_id) FILTER (WHERE u.staff_member_id IS NULL))[1] AS business_id
  FROM external_busy u
  WHERE u.calendar_id IN (b.staff_member_id, b.provider_id) AND u.starts_at < b.ends_at AND u.ends_at > b.starts_at
  HAVING count(*) > 0`;

/**
 * Confirmed bookings `b` of the business `$1` after `$2` at whose time their person, or the business, is busy in a calendar
 * elsewhere, and that were not kept beside at least as long a time. A booking that is moved, or an entry that grows, is asked
 * about again.
 */
export const overlapsSql = `FROM bookings b
  CROSS JOIN LATERAL (${busySql}) busy
  LEFT JOIN kept_overlaps kept ON kept.booking_id = b.id
  WHERE b.provider_id = $1 AND b.status = 'confirmed' AND b.starts_at > $2
    AND (kept.booking_id IS NULL OR kept.busy_from > busy.busy_from OR kept.busy_until < busy.busy_until)`;

/**
 * Keeps a booking although its person or the business is busy elsewhere, so that nobody is asked about it again; nothing where no
 * time elsewhere overlaps it any more.
 * @throws AppError not_found for what is no booking of the business
 */
export async function keepOverlap(providerId: string, bookingId: string): Promise<void> {
  try {
    const { rowCount } = await pool().query(keepSql, [providerId, bookingId]);
    if (rowCount === 0) throw new AppError("not_found");
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    // The calendar was removed meanwhile, with its times: asked again, the booking overlaps what is left.
    await keepOverlap(providerId, bookingId);
  }
}

const keepSql = `
  WITH found AS (SELECT id, provider_id, staff_member_id, starts_at, ends_at FROM bookings WHERE id = $2 AND provider_id = $1),
    written AS (
      INSERT INTO kept_overlaps (booking_id, staff_member_id, business_id, busy_from, busy_until)
      SELECT b.id, busy.staff_member_id, busy.business_id, busy.busy_from, busy.busy_until
      FROM found b CROSS JOIN LATERAL (${busySql}) busy
      ON CONFLICT (booking_id) DO UPDATE SET staff_member_id = excluded.staff_member_id,
        business_id = excluded.business_id, busy_from = excluded.busy_from, busy_until = excluded.busy_until)
  SELECT id FROM found`;
