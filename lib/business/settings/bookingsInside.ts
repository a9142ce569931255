import "server-only";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import { pool } from "@/lib/db/client";
import type { Connection } from "@/lib/db/txConnection";

/** A booking inside an unavailable time; both are kept. */
export type BookingInside = { id: string; startsAt: Date; endsAt: Date; unavailableTimeId: string };

const shown = 100;

const insideSql = `
  SELECT b.id, b.starts_at AS "startsAt", b.ends_at AS "endsAt", u.id AS "unavailableTimeId"
  FROM unavailable_times u JOIN bookings b ON b.provider_id = u.provider_id
    AND b.starts_at > u.starts_at - interval '1 day' AND b.starts_at < u.ends_at AND b.ends_at > u.starts_at
    AND (u.staff_member_id IS NULL OR u.staff_member_id = b.staff_member_id)
  WHERE u.provider_id = $1 AND u.id = ANY ($2::uuid[]) AND b.ends_at > $3
    AND (b.status = 'confirmed'
      OR b.status = 'pending' AND b.hold_expires_at >= $3::timestamptz - interval '${HOLD_GRACE_SECONDS} seconds')
  ORDER BY b.starts_at, b.id, u.starts_at LIMIT ${shown}`;

/**
 * The bookings of a business, paid for or being paid, that are at least partly inside these of its unavailable times
 * and are not over: earliest first, the first hundred.
 */
export async function bookingsInside(
  providerId: string,
  unavailableTimeIds: readonly string[],
  nowMs: number,
  connection: Connection = pool(),
): Promise<BookingInside[]> {
  if (unavailableTimeIds.length === 0) return [];
  const { rows } = await connection.query<BookingInside>(insideSql, [
    providerId,
    [...unavailableTimeIds],
    new Date(nowMs).toISOString(),
  ]);
  return rows;
}
