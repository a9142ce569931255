import "server-only";
import { z } from "zod";
import { pool } from "@/lib/db/client";
import { LedgerKind, OnSiteMethod } from "@/lib/db/generated/enums";
import { monthPeriod, type Period } from "@/lib/ledger/periods";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { type SalePart, salePartsOf } from "./saleParts";

/** A row of the ledger with what it is of sales and VAT. Amounts are in öre, seen from the business. */
export type Movement = {
  id: string;
  /** When the money moved, or for vouchers when the bank got it; epoch milliseconds. */
  occurredMs: number;
  /** On the business's clock. */
  day: LocalDate;
  kind: LedgerKind;
  amountOre: number;
  method: OnSiteMethod | null;
  /** What was sold or given back, by VAT rate; empty for fees and payouts. */
  parts: SalePart[];
  /** null for what concerns no single booking. */
  booking: { id: string; serviceName: string; personName: string | null; visitMs: number } | null;
};

const rowSchema = z.object({
  id: z.string(),
  bookingId: z.string().nullable(),
  kind: z.enum(LedgerKind),
  amountOre: z.number().int(),
  method: z.enum(OnSiteMethod).nullable(),
  occurredAt: z.date(),
  serviceName: z.string().nullable(),
  personName: z.string().nullable(),
  visitAt: z.date().nullable(),
  services: z.array(z.object({ priceOre: z.number().int(), vatPercent: z.number().int() })).nullable(),
});
type Row = z.infer<typeof rowSchema>;

// Of each booking that has a row in the period all rows up to now: what a row is of the VAT depends on those before it.
const rowsSql = (occurredAt: string) => `
  SELECT e.id::text AS id, e.booking_id AS "bookingId", e.kind::text AS kind, e.amount_ore AS "amountOre",
    e.method::text AS method, ${occurredAt} AS "occurredAt",
    b.service_name AS "serviceName", CASE WHEN s.is_implicit THEN NULL ELSE s.name END AS "personName",
    b.starts_at AS "visitAt",
    CASE WHEN b.id IS NOT NULL THEN coalesce(
      (SELECT json_agg(json_build_object('priceOre', l.price_ore, 'vatPercent', l.vat_percent) ORDER BY l.position)
       FROM booking_lines l WHERE l.booking_id = b.id AND l.price_ore > 0),
      json_build_array(json_build_object('priceOre', b.total_ore, 'vatPercent', b.vat_percent))
    ) END AS services
  FROM ledger_entries e
  LEFT JOIN bookings b ON b.id = e.booking_id
  LEFT JOIN staff_members s ON s.id = b.staff_member_id
  LEFT JOIN payouts o ON e.kind = 'payout' AND o.provider_id = e.provider_id
    AND e.source = 'payout:' || o.stripe_payout_id
  LEFT JOIN providers p ON p.id = e.provider_id
  WHERE e.provider_id = $1 AND (
    ${occurredAt} >= $2 AND ${occurredAt} < $3
    OR e.booking_id IN (
      SELECT i.booking_id FROM ledger_entries i
      WHERE i.provider_id = $1 AND i.occurred_at >= $2 AND i.occurred_at < $3 AND i.booking_id IS NOT NULL))
  ORDER BY e.id`;

/*
 * A voucher of a payout has the day of the bank statement, which Stripe tells as midnight in UTC, whatever the business's zone.
 * What failed comes back as a row of its own.
 */
const occurredAtSql: Record<Dated, string> = {
  moved: "e.occurred_at",
  banked:
    "coalesce((o.arrives_at AT TIME ZONE 'UTC')::date::timestamp AT TIME ZONE p.time_zone, e.occurred_at)",
};

/** Whether it is what Stripe took of the account itself, and of no booking. */
export const isAccountFee = ({ kind, booking }: Pick<Movement, "kind" | "booking">): boolean =>
  kind === "stripe_fee" && booking === null;

/** By when the money moved at Stripe, or with payouts by when the bank gets them. */
type Dated = "moved" | "banked";

type Asked = { providerId: string; timeZone: string; period: Period; dated: Dated };

/**
 * The rows of a period, by the local day on which the money moved, in the order of time: month by month, so that the years of
 * a large business are never in memory at once.
 */
export async function* loadMovements({ period, ...asked }: Asked): AsyncGenerator<Movement[]> {
  for (let { from } = period; from <= period.to; ) {
    const end = monthPeriod(from).to;
    const to = end < period.to ? end : period.to;
    yield await movementsOfMonth({ ...asked, period: { from, to } });
    from = addDays(to, 1);
  }
}

async function movementsOfMonth({ providerId, timeZone, period, dated }: Asked): Promise<Movement[]> {
  const fromMs = localMinuteToInstant(period.from, 0, timeZone);
  const toMs = localMinuteToInstant(period.to, MINUTES_PER_DAY, timeZone);
  const params = [providerId, new Date(fromMs).toISOString(), new Date(toMs).toISOString()];
  const rows = z.array(rowSchema).parse((await pool().query(rowsSql(occurredAtSql[dated]), params)).rows);
  return [...Map.groupBy(rows, ({ bookingId, id }) => bookingId ?? id).values()]
    .flatMap((ofOne) => movementsOf(ofOne, timeZone))
    .filter(({ occurredMs }) => occurredMs >= fromMs && occurredMs < toMs)
    .toSorted((a, b) => a.occurredMs - b.occurredMs || Number(a.id) - Number(b.id));
}

function movementsOf(rows: Row[], timeZone: string): Movement[] {
  const [first] = rows;
  const parts = first?.bookingId ? salePartsOf(rows, first.services ?? []) : [];
  return rows.map((row, index) => ({
    id: row.id,
    occurredMs: row.occurredAt.getTime(),
    day: localDateOf(row.occurredAt.getTime(), timeZone),
    kind: row.kind,
    amountOre: row.amountOre,
    method: row.method,
    parts: parts[index] ?? [],
    booking:
      row.bookingId === null
        ? null
        : {
            id: row.bookingId,
            serviceName: row.serviceName ?? "",
            personName: row.personName,
            visitMs: row.visitAt?.getTime() ?? 0,
          },
  }));
}
