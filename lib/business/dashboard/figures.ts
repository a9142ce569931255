import "server-only";
import { pool } from "@/lib/db/client";
import { bookingMoneySql, kindList } from "@/lib/ledger/moneySql";
import { monthPeriod, previousPeriod } from "@/lib/ledger/periods";
import { earnedKinds } from "@/lib/ledger/words";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";

const DAY_MS = 24 * 60 * 60_000;

/**
 * How far back visits are read one by one, at the least: more than the 30 days in which bookings were made that plans are
 * compared by, since nobody books online what has begun.
 */
const visitsForDays = 31;

/**
 * The numbers of a business, each with the one it is compared with, in öre: the words of `lib/ledger`, by the local day of
 * the visit.
 */
export type Figures = {
  bookingsToday: number;
  /** As in the contract: price less fee of what is booked today, before refunds. */
  soldTodayOre: number;
  earnedTodayOre: number;
  /** The part of it that is kept of late cancellations. */
  keptTodayOre: number;
  /** What is still to come today. */
  bookedTodayOre: number;
  /** The same weekday a week ago: the whole day, and what was earned of it by the same time. */
  bookingsLastWeek: number;
  earnedLastWeekOre: number;
  /** Since the start. */
  earnedOre: number;
  /** In the month of today, and in the month before up to the same day. */
  earnedMonthOre: number;
  earnedMonthBeforeOre: number;
  /** What is left to pay of visits that the business booked itself. */
  unpaidOre: number;
  /** Confirmed and not over yet: now with their agreed prices, and as it was a week ago. */
  activeBookings: number;
  bookedOre: number;
  activeBookingsWeekAgo: number;
  /** What was sold online in the last 30 days, less what went back, before fees: that on which plans differ. */
  soldLast30Ore: number;
  soldLast30Count: number;
  ratingSum: number;
  reviewCount: number;
  /** As they were 30 days ago. */
  ratingSumBefore: number;
  reviewCountBefore: number;
};

const sum = (column: string, condition: string) =>
  `coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)::float8`;

const isCounted = "phase IN ('ahead', 'was')";
const today = "starts_at >= $2 AND starts_at < $3";
const weekAgo = "starts_at >= $4 AND starts_at < $5";
const soldOnline =
  "source = 'online' AND all_payment + all_refund > 0 AND coalesce(confirmed_at, created_at) > $7";

// As its index has it.
const isOwed = "b.provider_id = $1 AND b.due_ore > 0 AND b.status IN ('confirmed', 'completed')";

// What is older is only summed: the rows of the ledger by an index that has their amounts, and what is not paid by an index
// of those bookings alone. Everything else is of visits since `$13`, which all that is ahead is, too.
// A booking counted at a moment of the past: confirmed before it, cancelled (if at all) after it.
const figuresSql = `
  WITH money AS (
    ${bookingMoneySql({ where: "b.provider_id = $1 AND b.starts_at >= $13", now: "$6" })}
  ), sums AS (
    SELECT
      count(*) FILTER (WHERE ${isCounted} AND ${today})::int AS "bookingsToday",
      ${sum("greatest(0, total_ore - commission_ore)", `${isCounted} AND ${today}`)} AS "soldTodayOre",
      ${sum("earned", today)} AS "earnedTodayOre",
      ${sum("kept", today)} AS "keptTodayOre",
      ${sum("booked", today)} AS "bookedTodayOre",
      count(*) FILTER (WHERE ${isCounted} AND ${weekAgo})::int AS "bookingsLastWeek",
      ${sum("earned", `${weekAgo} AND (phase = 'cancelled' OR ends_at <= $8)`)} AS "earnedLastWeekOre",
      ${sum("earned", "day BETWEEN $9 AND $10")} AS "earnedMonthOre",
      ${sum("earned", "day BETWEEN $11 AND $12")} AS "earnedMonthBeforeOre",
      ${sum("brought", "phase IN ('ahead', 'held')")} AS "notEarnedOre",
      count(*) FILTER (WHERE phase = 'ahead')::int AS "activeBookings",
      ${sum("booked", "true")} AS "bookedOre",
      ${sum("all_payment + all_refund", soldOnline)} AS "soldLast30Ore",
      count(*) FILTER (WHERE ${soldOnline})::int AS "soldLast30Count"
    FROM money
  ), brought AS (
    SELECT coalesce(sum(amount_ore), 0)::float8 AS ore FROM ledger_entries
    WHERE provider_id = $1 AND kind IN (${kindList(earnedKinds)})
  ), owed AS (
    SELECT ${sum("unpaid", "true")} AS "unpaidOre"
    FROM (${bookingMoneySql({ where: isOwed, now: "$6" })}) due
  ), week_ago AS (
    SELECT count(*)::int AS "activeBookingsWeekAgo" FROM bookings
    WHERE provider_id = $1 AND starts_at >= $13 AND ends_at > $8 AND status <> 'pending'
      AND (status <> 'cancelled' OR (confirmed_at IS NOT NULL AND cancelled_at > $8))
      AND coalesce(confirmed_at, created_at) <= $8
  ), recent AS (
    SELECT count(*)::int AS reviews, coalesce(sum(rating), 0)::int AS ratings
    FROM counted_reviews WHERE provider_id = $1 AND created_at > $7
  )
  SELECT sums.*, brought.ore - sums."notEarnedOre" AS "earnedOre", owed.*, week_ago.*,
    p.rating_sum AS "ratingSum", p.review_count AS "reviewCount",
    p.rating_sum - recent.ratings AS "ratingSumBefore", p.review_count - recent.reviews AS "reviewCountBefore"
  FROM sums, brought, owed, week_ago, recent, providers p WHERE p.id = $1`;

/** @param today the business's own day at `nowMs` */
export async function loadFigures(
  providerId: string,
  { today, timeZone, nowMs }: { today: LocalDate; timeZone: string; nowMs: number },
): Promise<Figures> {
  const startOf = (date: LocalDate) => localMinuteToInstant(date, 0, timeZone);
  const endOf = (date: LocalDate) => localMinuteToInstant(date, MINUTES_PER_DAY, timeZone);
  const lastWeek = addDays(today, -7);
  const instants = [
    startOf(today),
    endOf(today),
    startOf(lastWeek),
    endOf(lastWeek),
    nowMs,
    nowMs - 30 * DAY_MS,
    nowMs - 7 * DAY_MS,
  ];
  const month = monthPeriod(today);
  const before = previousPeriod(month);
  const since = Math.min(startOf(before.from), startOf(addDays(today, -visitsForDays)));
  const { rows } = await pool().query<Figures>(figuresSql, [
    providerId,
    ...instants.map((instant) => new Date(instant).toISOString()),
    ...[month.from, month.to, before.from, sameDayOf(before.to, today)],
    new Date(since).toISOString(),
  ]);
  const [figures] = rows;
  if (figures === undefined) throw new Error("The figures of a business that is gone");
  return figures;
}

/** The day of the month that ends on `last`, as far into it as `today` is into its own, or its last day. */
function sameDayOf(last: LocalDate, today: LocalDate): LocalDate {
  const same = `${last.slice(0, 8)}${today.slice(8)}`;
  return same < last ? same : last;
}
