import "server-only";
import { pool } from "@/lib/db/client";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { bookingMoneySql, type CountedKind, countedKinds, kindList, partsSql, vatSql } from "./moneySql";
import { type Period, previousPeriod } from "./periods";
import { type Money, stripeKinds } from "./words";

/*
 * Sums of the ledger by the visit's local day. Callers let only owners ask.
 */

export type MoneyQuestion = {
  providerId: string;
  /** Its days are those of the business's clock. */
  timeZone: string;
  period: Period;
  /** One person's; null: everybody's. */
  staffMemberId?: string | null;
  nowMs: number;
};

/** What bookings come to, in öre: the words, and what *earned* is made of, with Stripe's fee for it. */
export type MoneySum = Money & {
  /** Without cancelled ones, as the head of the calendar counts them; money that is kept of those is in the sums. */
  bookings: number;
  kinds: Record<CountedKind, number>;
};

export type Grouping = "day" | "month" | "person" | "service";
/** `key`: `YYYY-MM-DD`, `YYYY-MM`, the id of a person or of a service. */
export type GroupedSum = MoneySum & { key: string };

const where = `b.provider_id = $1 AND b.status <> 'pending' AND b.starts_at >= $3 AND b.starts_at < $4
  AND ($5::uuid IS NULL OR b.staff_member_id = $5)`;
const moneySql = bookingMoneySql({ where, now: "$2" });

const params = ({ providerId, timeZone, period, staffMemberId = null, nowMs }: MoneyQuestion) => [
  providerId,
  isoOf(nowMs),
  isoOf(localMinuteToInstant(period.from, 0, timeZone)),
  isoOf(localMinuteToInstant(period.to, MINUTES_PER_DAY, timeZone)),
  staffMemberId,
];

const isoOf = (instantMs: number) => new Date(instantMs).toISOString();

const sum = (column: string) => `coalesce(sum(${column}), 0)::float8`;
const sumColumns = `
  count(DISTINCT id) FILTER (WHERE phase <> 'cancelled')::int AS bookings, ${sum("booked")} AS "bookedOre", ${sum("earned")} AS "earnedOre",
  ${sum("kept")} AS "keptOre", ${sum("unpaid")} AS "unpaidOre",
  json_build_object(${countedKinds.map((kind) => `'${kind}', ${sum(kind)}`).join(", ")}) AS kinds`;

/** What the bookings of a period come to. */
export async function sumOfPeriod(question: MoneyQuestion): Promise<MoneySum> {
  const { rows } = await pool().query<MoneySum>(
    `SELECT ${sumColumns} FROM (${moneySql}) m`,
    params(question),
  );
  const [only] = rows;
  if (only === undefined) throw new Error("A sum without its row");
  return only;
}

/** The same beside the period before, as long. */
export async function sumWithPrevious(question: MoneyQuestion): Promise<{ sum: MoneySum; before: MoneySum }> {
  const period = previousPeriod(question.period);
  const [now, before] = await Promise.all([sumOfPeriod(question), sumOfPeriod({ ...question, period })]);
  return { sum: now, before };
}

const keys: Record<Grouping, string> = {
  day: "to_char(day, 'YYYY-MM-DD')",
  month: "to_char(day, 'YYYY-MM')",
  person: "staff_member_id::text",
  service: "service_id::text",
};

/**
 * What the bookings of a period come to by day, month, person or service, those without bookings left out. Of a booking
 * of several services each has its part, so that `bookings` counts it for each of them.
 */
export async function sumsOfPeriod(question: MoneyQuestion, by: Grouping): Promise<GroupedSum[]> {
  const relation = by === "service" ? `(${partsSql(`(${moneySql})`)})` : `(${moneySql})`;
  const { rows } = await pool().query<GroupedSum>(
    `SELECT ${keys[by]} AS key, ${sumColumns} FROM ${relation} m GROUP BY 1 ORDER BY 1`,
    params(question),
  );
  return rows;
}

/** Of a VAT rate in percent: what customers paid for it and did not get back, and the VAT contained in that, in öre. */
export type VatSum = { rate: number; turnoverOre: number; vatOre: number };

/**
 * The VAT in what is earned in a period, by rate: of visits that were, and of money that is kept of late cancellations.
 * The commission has its own VAT, which is not in here.
 */
export async function vatOfPeriod(question: MoneyQuestion): Promise<VatSum[]> {
  const parts = `(${partsSql(`(${moneySql})`)})`;
  const { rows } = await pool().query<VatSum>(
    `SELECT rate::int, ${sum("turnover")} AS "turnoverOre", ${sum("vat")} AS "vatOre"
     FROM (${vatSql(parts)}) v GROUP BY rate HAVING bool_or(turnover <> 0) ORDER BY rate`,
    params(question),
  );
  return rows;
}

/**
 * What Stripe sent to the bank in a period, by the day of the payout, and its fees of that time, negative, in öre. A payout is a
 * negative row, since it leaves the balance at Stripe; one that fails comes back as a positive one.
 */
export async function paidOutOfPeriod(
  question: Omit<MoneyQuestion, "staffMemberId" | "nowMs">,
): Promise<{ paidOutOre: number; stripeFeeOre: number }> {
  const [providerId, , from, to] = params({ ...question, nowMs: 0 });
  const { rows } = await pool().query<{ paidOutOre: number; stripeFeeOre: number }>(
    `SELECT coalesce(-sum(amount_ore) FILTER (WHERE kind = 'payout'), 0)::float8 AS "paidOutOre",
       coalesce(sum(amount_ore) FILTER (WHERE kind = 'stripe_fee'), 0)::float8 AS "stripeFeeOre"
     FROM ledger_entries WHERE provider_id = $1 AND occurred_at >= $2 AND occurred_at < $3`,
    [providerId, from, to],
  );
  return rows[0] ?? { paidOutOre: 0, stripeFeeOre: 0 };
}

/** A business's balance at Stripe, in öre: all that came and went there, payouts too. */
export async function stripeBalance(providerId: string): Promise<number> {
  const { rows } = await pool().query<{ balanceOre: number }>(
    `SELECT coalesce(sum(amount_ore), 0)::float8 AS "balanceOre"
     FROM ledger_entries WHERE provider_id = $1 AND kind IN (${kindList(stripeKinds)})`,
    [providerId],
  );
  return rows[0]?.balanceOre ?? 0;
}
