import type { LedgerKind } from "@/lib/db/generated/enums";
import { earnedKinds, soldKinds } from "./words";

/*
 * The words of `words.ts` in SQL: one definition, of which every sum over several bookings is made.
 */

/** Kinds for an `IN`. */
export const kindList = (kinds: readonly LedgerKind[]) => kinds.map((kind) => `'${kind}'`).join(", ");
const sumOf = (kinds: readonly LedgerKind[]) =>
  `coalesce(sum(e.amount_ore) FILTER (WHERE e.kind IN (${kindList(kinds)})), 0)`;

/** The kinds that sums tell apart: those of *earned*, and what Stripe took of it before paying it out. */
export const countedKinds = [...earnedKinds, "stripe_fee"] as const;
export type CountedKind = (typeof countedKinds)[number];

/** `phaseOf`, of a row of `bookings` as `b`. */
const phaseSql = (now: string) => `
  CASE b.status WHEN 'pending' THEN 'held' WHEN 'cancelled' THEN 'cancelled' WHEN 'completed' THEN 'was'
    ELSE CASE WHEN b.ends_at <= ${now}::timestamptz THEN 'was' ELSE 'ahead' END END`;

const isCounted = "phase IN ('was', 'cancelled')";

type Asked = {
  /** The condition on `bookings b`, with its business in it; parameters as the caller numbers them. */
  where: string;
  /** The parameter with the instant at which the phases are asked for, such as `$2`. */
  now: string;
};

/**
 * A SELECT of bookings with their money, as `moneyOf` gives it: `booked`, `earned`, `kept`, `unpaid`, and of what is
 * earned a column for each of `countedKinds`, in öre. `day` is the local day of the visit on the business's clock.
 */
export function bookingMoneySql({ where, now }: Asked): string {
  return `
  SELECT money.*,
    CASE WHEN phase = 'ahead' THEN total_ore ELSE 0 END AS booked,
    CASE WHEN ${isCounted} THEN brought ELSE 0 END AS earned,
    CASE WHEN phase = 'cancelled' THEN brought ELSE 0 END AS kept,
    CASE WHEN phase = 'was' AND visit_mark IS DISTINCT FROM 'no_show' THEN due_ore ELSE 0 END AS unpaid,
    ${countedKinds.map((kind) => `CASE WHEN ${isCounted} THEN all_${kind} ELSE 0 END AS ${kind}`).join(", ")}
  FROM (
    SELECT b.id, b.status, b.visit_mark, b.source, b.starts_at, b.ends_at, b.confirmed_at, b.created_at,
      b.staff_member_id, b.service_id, b.total_ore, b.due_ore, b.commission_ore, b.vat_percent,
      (b.starts_at AT TIME ZONE p.time_zone)::date AS day, ${phaseSql(now)} AS phase,
      coalesce(r.brought, 0) AS brought,
      ${countedKinds.map((kind) => `coalesce(r.${kind}, 0) AS all_${kind}`).join(", ")}
    FROM bookings b
    JOIN providers p ON p.id = b.provider_id
    LEFT JOIN (
      SELECT e.booking_id, ${sumOf(earnedKinds)} AS brought,
        ${countedKinds.map((kind) => `${sumOf([kind])} AS ${kind}`).join(", ")}
      FROM ledger_entries e
      WHERE e.booking_id IN (SELECT b.id FROM bookings b WHERE ${where})
      GROUP BY e.booking_id
    ) r ON r.booking_id = b.id
    WHERE ${where}
  ) money`;
}

// A free visit is one part.
const partOf = (amount: string) =>
  `CASE WHEN total = 0 THEN ${amount}::bigint
    ELSE (round(${amount}::numeric * upto / total) - round(${amount}::numeric * (upto - price) / total))::bigint END`;
const added = (kinds: readonly LedgerKind[]) => kinds.join(" + ");

/**
 * Rows of `bookingMoneySql`, given as a relation, divided by the services of a booking in proportion to their prices:
 * what rounding leaves goes to the later ones, so that the parts add up to the booking. A booking of one service is one
 * part. Besides the columns of money each has its `service_id`, its VAT `rate`, and `turnover`, what the customer paid
 * for it and did not get back.
 */
export function partsSql(relation: string): string {
  return `
  SELECT parts.*, ${added(earnedKinds)} AS earned, ${added(soldKinds)} AS turnover,
    CASE WHEN phase = 'cancelled' THEN ${added(earnedKinds)} ELSE 0 END AS kept
  FROM (
    SELECT m.id, m.day, m.phase, m.staff_member_id, lines.service_id, lines.rate,
      ${["booked", "unpaid", ...countedKinds].map((name) => `${partOf(`m.${name}`)} AS ${name}`).join(", ")}
    FROM ${relation} m
    CROSS JOIN LATERAL (
      SELECT service_id, rate, price, sum(price) OVER (ORDER BY position) AS upto, sum(price) OVER () AS total
      FROM (
        SELECT l.position, l.service_id, l.vat_percent AS rate, l.price_ore AS price
        FROM booking_lines l WHERE l.booking_id = m.id AND l.price_ore > 0
        UNION ALL
        SELECT 0, m.service_id, m.vat_percent, m.total_ore
        WHERE NOT EXISTS (SELECT 1 FROM booking_lines l WHERE l.booking_id = m.id AND l.price_ore > 0)
      ) priced
    ) lines
  ) parts`;
}

/**
 * Rows of `partsSql`, given as a relation, with the VAT that is contained in them, a row for each booking and rate:
 * rounded there once, so that bookings add up to days and days to months.
 */
export function vatSql(relation: string): string {
  return `
  SELECT id, rate, sum(turnover)::bigint AS turnover,
    round(sum(turnover) * rate / (100 + rate))::bigint AS vat
  FROM ${relation} parts
  GROUP BY id, rate`;
}
