import "server-only";
import { firstNameOf } from "@/lib/bookings/firstName";
import { pool } from "@/lib/db/client";
import { bookingUid } from "@/lib/notifications/calendar";
import { MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import { absenceUid } from "../uids";
import type { OpenFeed } from "./openFeeds";
import type { CalendarEntry } from "./writeCalendar";

const dayMs = MINUTES_PER_DAY * MINUTE_MS;
const backDays = 60;
const aheadDays = 365;
/** Calendars that fetch seldom have to see that a booking was cancelled, and not only that it is gone. */
const cancelledDays = 30;

type BookingRow = {
  id: string;
  isCancelled: boolean;
  sequence: number;
  serviceName: string;
  customerName: string;
  changedMs: number;
  startMs: number;
  endMs: number;
};
type AbsenceRow = { id: string; changedMs: number; startMs: number; endMs: number };

const epoch = (column: string) => `(date_part('epoch', ${column}) * 1000)::float8`;

const bookingsSql = `
  SELECT id, status = 'cancelled' AS "isCancelled", sequence, service_name AS "serviceName",
    customer_name AS "customerName", ${epoch("updated_at")} AS "changedMs", ${epoch("starts_at")} AS "startMs",
    ${epoch("ends_at")} AS "endMs"
  FROM bookings
  WHERE provider_id = $1 AND ($2::uuid IS NULL OR staff_member_id = $2) AND starts_at >= $3 AND starts_at < $4
    AND (status IN ('confirmed', 'completed')
      OR (status = 'cancelled' AND confirmed_at IS NOT NULL AND cancelled_at >= $5))
  ORDER BY starts_at, id`;

// Of the whole business; in the feed of a person theirs, too, and in that of a business the one's who works alone.
const absencesSql = `
  SELECT t.id, ${epoch("t.created_at")} AS "changedMs", ${epoch("t.starts_at")} AS "startMs",
    ${epoch("t.ends_at")} AS "endMs"
  FROM unavailable_times t LEFT JOIN staff_members s ON s.id = t.staff_member_id
  WHERE t.provider_id = $1 AND t.ends_at >= $3 AND t.starts_at < $4
    AND (t.staff_member_id IS NULL OR t.staff_member_id = $2 OR ($2::uuid IS NULL AND s.is_implicit))
  ORDER BY t.starts_at, t.id`;

/**
 * What a feed has: bookings with service and first name, of 60 days back and a year ahead, cancelled ones for 30 days, and
 * absences without their notes, where the feed is to have them. Holds are no bookings.
 */
export async function feedEntries(feed: OpenFeed, absence: string, nowMs: number): Promise<CalendarEntry[]> {
  const range = [
    feed.providerId,
    feed.staffMemberId,
    new Date(nowMs - backDays * dayMs).toISOString(),
    new Date(nowMs + aheadDays * dayMs).toISOString(),
  ];
  const [bookings, absences] = await Promise.all([
    pool().query<BookingRow>(bookingsSql, [...range, new Date(nowMs - cancelledDays * dayMs).toISOString()]),
    feed.includesAbsences ? pool().query<AbsenceRow>(absencesSql, range) : { rows: [] },
  ]);
  return [
    ...bookings.rows.map(({ id, serviceName, customerName, ...times }) => ({
      ...times,
      uid: bookingUid(id),
      summary: [serviceName, firstNameOf(customerName)].filter(Boolean).join(" · "),
    })),
    ...absences.rows.map(({ id, ...times }) => ({
      ...times,
      uid: absenceUid(id),
      summary: absence,
      sequence: 0,
      isCancelled: false,
    })),
  ];
}
