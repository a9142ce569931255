import "server-only";
import { pool } from "@/lib/db/client";
import { overlapsSql } from "./overlaps";

/**
 * A visit that waits for its business: `objected` by whoever is said not to have come, with a link that is not paid, or at a
 * time when its person is busy in the calendar elsewhere.
 */
export type WaitingVisit = {
  kind: "objected" | "unpaid_link" | "overlap";
  id: string;
  customerName: string;
  serviceName: string;
  startsAt: Date;
};

/** What waits for an answer of the business, beside disputes: visits, and how many reviews. */
export type Waiting = { visits: WaitingVisit[]; unansweredReviews: number };

/** What is older has been answered by leaving it. */
const keptDays = 14;
const visitsShown = 5;

// A link is no concern until the day before its visit.
const visitsSql = `
  SELECT CASE WHEN b.visit_mark = 'no_show' THEN 'objected' ELSE 'unpaid_link' END AS kind, b.id,
    b.customer_name AS "customerName", b.service_name AS "serviceName", b.starts_at AS "startsAt"
  FROM bookings b
  WHERE b.provider_id = $1 AND b.status IN ('confirmed', 'completed')
    AND b.starts_at BETWEEN $2::timestamptz - interval '${keptDays} days' AND $2::timestamptz + interval '1 day'
    AND CASE WHEN b.visit_mark = 'no_show'
      THEN (SELECT e.kind FROM booking_events e WHERE e.booking_id = b.id
          AND (e.kind = 'objected' OR e.kind = 'marked' AND e.data ->> 'mark' = 'no_show')
        ORDER BY e.id DESC LIMIT 1) = 'objected'
      ELSE b.payment_way = 'link' AND b.due_ore > 0 END
  ORDER BY b.starts_at, b.id LIMIT ${visitsShown}`;

const overlappingSql = `
  SELECT 'overlap' AS kind, b.id, b.customer_name AS "customerName", b.service_name AS "serviceName",
    b.starts_at AS "startsAt"
  ${overlapsSql}
  ORDER BY b.starts_at, b.id LIMIT ${visitsShown}`;

const reviewsSql = `
  SELECT count(*)::int AS count
  FROM counted_reviews r LEFT JOIN review_replies reply ON reply.review_id = r.id AND reply.provider_id = r.provider_id
  WHERE r.provider_id = $1 AND r.created_at > $2::timestamptz - interval '${keptDays} days' AND reply.review_id IS NULL`;

/** What waits for an answer of a business at `nowMs`, of the last two weeks and of all bookings to come. Callers let only owners ask. */
export async function loadWaiting(providerId: string, nowMs: number): Promise<Waiting> {
  const values = [providerId, new Date(nowMs).toISOString()];
  const [visits, overlapping, reviews] = await Promise.all([
    pool().query<WaitingVisit>(visitsSql, values),
    pool().query<WaitingVisit>(overlappingSql, values),
    pool().query<{ count: number }>(reviewsSql, values),
  ]);
  return { visits: [...visits.rows, ...overlapping.rows], unansweredReviews: reviews.rows[0]?.count ?? 0 };
}
