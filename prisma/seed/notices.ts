import type pg from "pg";

/** What was told longer ago than these hours was read; what was told longer ago than these days is left out. */
const unreadHours = 6;
const toldDays = 7;

/**
 * Tells the owners of the demo's businesses what happened to their bookings within the last days, as if they had looked at it
 * a few hours ago.
 */
export async function insertNotices(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `INSERT INTO notices (member_id, booking_id, kind, sequence, starts_at, in_page, shown_at, read_at)
     SELECT m.id, b.id, CASE e.kind WHEN 'confirmed' THEN 'booked' ELSE 'cancelled' END::notice_kind, b.sequence, b.starts_at,
       true, e.created_at, CASE WHEN e.created_at < $1::timestamptz - make_interval(hours => $2) THEN $1 END
     FROM booking_events e
     JOIN bookings b ON b.id = e.booking_id
     JOIN provider_members m ON m.provider_id = b.provider_id AND m.role = 'owner'
     WHERE (e.kind = 'confirmed' OR (e.kind = 'cancelled' AND e.from_status = 'confirmed'))
       AND e.actor IN ('stripe', 'customer', 'guest')
       AND e.created_at BETWEEN $1::timestamptz - make_interval(days => $3) AND $1
     ON CONFLICT DO NOTHING`,
    [now.toISOString(), unreadHours, toldDays],
  );
}
