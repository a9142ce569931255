import "server-only";
import { earningsSql } from "@/lib/bookings/business/earnings";
import { pool } from "@/lib/db/client";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";

const DAY_MS = 24 * 60 * 60_000;

/**
 * The numbers of a business, each with the one it is compared with. Only bookings that were paid for count (confirmed
 * or completed); earnings are the price less fee and refunds, and what is kept of late
 * cancellations, by the day of the visit, in öre.
 */
export type Figures = {
  bookingsToday: number;
  /** As in the contract: price less fee of what is booked today, before refunds. */
  soldTodayOre: number;
  earningsTodayOre: number;
  /** The part of it that is kept of late cancellations. */
  keptTodayOre: number;
  /** The same weekday a week ago, the whole day. */
  bookingsLastWeek: number;
  earningsLastWeekOre: number;
  /** Of visits that are over, or would be: since the start, in the last 30 days, and in the 30 days before those. */
  revenueOre: number;
  revenueLast30Ore: number;
  revenueBefore30Ore: number;
  /** Confirmed and not over yet: now, and as it was a week ago. */
  activeBookings: number;
  activeBookingsWeekAgo: number;
  /** What was sold in the last 30 days, before fees. */
  soldLast30Ore: number;
  soldLast30Count: number;
  ratingSum: number;
  reviewCount: number;
  /** As they were 30 days ago. */
  ratingSumBefore: number;
  reviewCountBefore: number;
};

// A booking counted at a moment of the past: confirmed before it, cancelled (if at all) after it.
const figuresSql = `
  WITH paid AS (
    SELECT b.starts_at, b.ends_at, b.status, b.status <> 'cancelled' AS is_kept, b.total_ore,
      greatest(0, b.total_ore - b.commission_ore) AS sold, ${earningsSql} AS earned,
      coalesce(b.confirmed_at, b.created_at) AS sold_at
    FROM bookings b LEFT JOIN payments y ON y.booking_id = b.id AND y.provider_id = b.provider_id
    WHERE b.provider_id = $1
      AND (b.status IN ('confirmed', 'completed') OR (b.status = 'cancelled' AND y.status = 'paid'))
  ), sums AS (
    SELECT
      count(*) FILTER (WHERE is_kept AND starts_at >= $2 AND starts_at < $3)::int AS "bookingsToday",
      coalesce(sum(sold) FILTER (WHERE is_kept AND starts_at >= $2 AND starts_at < $3), 0)::float8 AS "soldTodayOre",
      coalesce(sum(earned) FILTER (WHERE starts_at >= $2 AND starts_at < $3), 0)::float8 AS "earningsTodayOre",
      coalesce(sum(earned) FILTER (WHERE NOT is_kept AND starts_at >= $2 AND starts_at < $3), 0)::float8
        AS "keptTodayOre",
      count(*) FILTER (WHERE is_kept AND starts_at >= $4 AND starts_at < $5)::int AS "bookingsLastWeek",
      coalesce(sum(earned) FILTER (WHERE starts_at >= $4 AND starts_at < $5), 0)::float8 AS "earningsLastWeekOre",
      coalesce(sum(earned) FILTER (WHERE ends_at <= $6), 0)::float8 AS "revenueOre",
      coalesce(sum(earned) FILTER (WHERE ends_at <= $6 AND ends_at > $7), 0)::float8 AS "revenueLast30Ore",
      coalesce(sum(earned) FILTER (WHERE ends_at <= $7 AND ends_at > $8), 0)::float8 AS "revenueBefore30Ore",
      count(*) FILTER (WHERE status = 'confirmed' AND ends_at > $6)::int AS "activeBookings",
      coalesce(sum(total_ore) FILTER (WHERE is_kept AND sold_at > $7), 0)::float8 AS "soldLast30Ore",
      count(*) FILTER (WHERE is_kept AND sold_at > $7)::int AS "soldLast30Count"
    FROM paid
  ), week_ago AS (
    SELECT count(*)::int AS "activeBookingsWeekAgo" FROM bookings
    WHERE provider_id = $1 AND ends_at > $9 AND status <> 'pending'
      AND (status <> 'cancelled' OR (confirmed_at IS NOT NULL AND cancelled_at > $9))
      AND coalesce(confirmed_at, created_at) <= $9
  ), recent AS (
    SELECT count(*)::int AS reviews, coalesce(sum(rating), 0)::int AS ratings
    FROM reviews WHERE provider_id = $1 AND created_at > $7
  )
  SELECT sums.*, week_ago.*, p.rating_sum AS "ratingSum", p.review_count AS "reviewCount",
    p.rating_sum - recent.ratings AS "ratingSumBefore", p.review_count - recent.reviews AS "reviewCountBefore"
  FROM sums, week_ago, recent, providers p WHERE p.id = $1`;

/** @param today the business's own day at `nowMs` */
export async function loadFigures(
  providerId: string,
  { today, timeZone, nowMs }: { today: LocalDate; timeZone: string; nowMs: number },
): Promise<Figures> {
  const startOf = (date: LocalDate) => localMinuteToInstant(date, 0, timeZone);
  const endOf = (date: LocalDate) => localMinuteToInstant(date, MINUTES_PER_DAY, timeZone);
  const weekAgo = addDays(today, -7);
  const instants = [
    startOf(today),
    endOf(today),
    startOf(weekAgo),
    endOf(weekAgo),
    nowMs,
    nowMs - 30 * DAY_MS,
    nowMs - 60 * DAY_MS,
    nowMs - 7 * DAY_MS,
  ];
  const { rows } = await pool().query<Figures>(figuresSql, [
    providerId,
    ...instants.map((instant) => new Date(instant).toISOString()),
  ]);
  const [figures] = rows;
  if (figures === undefined) throw new Error("The figures of a business that is gone");
  return figures;
}
