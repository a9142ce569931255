import "server-only";
import { z } from "zod";
import { partsOf, salePartsOf } from "@/lib/bookkeeping/saleParts";
import { pool } from "@/lib/db/client";
import { BookingStatus, LedgerKind, OnSiteMethod, VisitMark } from "@/lib/db/generated/enums";
import type { Period } from "@/lib/ledger/periods";
import { moneyOf, phaseOf } from "@/lib/ledger/words";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { type Figure, madeOf } from "./figures";

/** What a figure is the sum of: a row of the ledger, or a price that has not been paid. Amounts are in öre. */
export type FigureRow = {
  key: string;
  atMs: number;
  /** `agreed`: a price, or what is left to pay of it. */
  kind: LedgerKind | "agreed";
  method: OnSiteMethod | null;
  amountOre: number;
  /** The VAT in it, where rows of one rate are asked for. */
  vatOre: number | null;
  booking: {
    id: string;
    customerName: string;
    serviceName: string;
    personName: string | null;
    visitMs: number;
  };
};

export type FigureQuestion = {
  providerId: string;
  timeZone: string;
  /** Of the visits. */
  period: Period;
  figure: Figure;
  staffMemberId: string | null;
  serviceId: string | null;
  /** Rows of the customers' side with their part of this rate, in percent. */
  vatRate: number | null;
  nowMs: number;
};

const bookingSchema = z.object({
  id: z.string(),
  status: z.enum(BookingStatus),
  visitMark: z.enum(VisitMark).nullable(),
  totalOre: z.number().int(),
  dueOre: z.number().int(),
  commissionOre: z.number().int(),
  customerName: z.string(),
  serviceName: z.string(),
  personName: z.string().nullable(),
  startsAt: z.date(),
  endsAt: z.date(),
  services: z.array(
    z.object({ serviceId: z.string(), priceOre: z.number().int(), vatPercent: z.number().int() }),
  ),
  rows: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(LedgerKind),
      amountOre: z.number().int(),
      method: z.enum(OnSiteMethod).nullable(),
      atMs: z.number(),
    }),
  ),
});
type FigureBooking = z.infer<typeof bookingSchema>;

const soldSql = `
  SELECT b.id::text AS id, b.status::text AS status, b.visit_mark::text AS "visitMark", b.total_ore AS "totalOre",
    b.due_ore AS "dueOre",
    b.commission_ore AS "commissionOre", b.customer_name AS "customerName", b.service_name AS "serviceName",
    CASE WHEN s.is_implicit THEN NULL ELSE s.name END AS "personName", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
    coalesce(
      (SELECT json_agg(json_build_object('serviceId', l.service_id, 'priceOre', l.price_ore, 'vatPercent', l.vat_percent)
         ORDER BY l.position)
       FROM booking_lines l WHERE l.booking_id = b.id AND l.price_ore > 0),
      json_build_array(json_build_object('serviceId', b.service_id, 'priceOre', b.total_ore, 'vatPercent', b.vat_percent))
    ) AS services,
    coalesce(
      (SELECT json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'amountOre', e.amount_ore, 'method', e.method,
         'atMs', floor(extract(epoch FROM e.occurred_at) * 1000)) ORDER BY e.id)
       FROM ledger_entries e WHERE e.booking_id = b.id), '[]'::json) AS rows
  FROM bookings b LEFT JOIN staff_members s ON s.id = b.staff_member_id
  WHERE b.provider_id = $1 AND b.status <> 'pending' AND b.starts_at >= $2 AND b.starts_at < $3
    AND ($4::uuid IS NULL OR b.staff_member_id = $4)
  ORDER BY b.starts_at, b.id`;

/**
 * The rows whose sum a figure of `lib/ledger` is, those of the latest visits first. Of a booking of several services, a
 * row has the part of the one asked for.
 */
export async function rowsOfFigure(question: FigureQuestion): Promise<FigureRow[]> {
  const { providerId, timeZone, period, staffMemberId } = question;
  const iso = (date: string, minute: number) =>
    new Date(localMinuteToInstant(date, minute, timeZone)).toISOString();
  const params = [providerId, iso(period.from, 0), iso(period.to, MINUTES_PER_DAY), staffMemberId];
  const sold = z.array(bookingSchema).parse((await pool().query(soldSql, params)).rows);
  return sold.flatMap((booking) => rowsOfBooking(booking, question)).toReversed();
}

function rowsOfBooking(booking: FigureBooking, question: FigureQuestion): FigureRow[] {
  const { id, customerName, serviceName, personName, startsAt } = booking;
  const named = {
    booking: { id, customerName, serviceName, personName, visitMs: startsAt.getTime() },
  };
  const made = madeOf(question.figure);
  if (made === null) return agreed(booking, question).map((row) => ({ ...row, ...named }));
  if (!made.phases.includes(phaseOf(booking, question.nowMs))) return [];
  const parts = question.vatRate === null ? ofServices(booking, question) : ofRate(booking, question.vatRate);
  return booking.rows.flatMap(({ id: key, kind, method, atMs }, index) => {
    const part = parts[index];
    if (part === undefined || part.amountOre === 0 || !made.kinds.includes(kind)) return [];
    return [{ key, atMs, kind, method, ...part, ...named }];
  });
}

type Part = { amountOre: number; vatOre: number | null };

/** Of each row what it is of the services asked for: the parts of the sums by kind with and without it. */
function ofServices({ rows, services }: FigureBooking, { serviceId }: FigureQuestion): Part[] {
  const sums = new Map<LedgerKind, number>();
  return rows.map(({ kind, amountOre }) => {
    const before = sums.get(kind) ?? 0;
    sums.set(kind, before + amountOre);
    const part = (ore: number) => partOf(ore, services, serviceId);
    return { amountOre: part(before + amountOre) - part(before), vatOre: null };
  });
}

function ofRate({ rows, services }: FigureBooking, vatRate: number): Part[] {
  return salePartsOf(rows, services).map((parts) => {
    const { amountOre, vatOre } = parts.find(({ rate }) => rate === vatRate) ?? { amountOre: 0, vatOre: 0 };
    return { amountOre, vatOre };
  });
}

/** The part of an amount that is of one service; all of it for null. */
function partOf(ore: number, services: FigureBooking["services"], serviceId: string | null): number {
  if (serviceId === null) return ore;
  return partsOf(ore, services).reduce(
    (sum, part, index) => (services[index]?.serviceId === serviceId ? sum + part : sum),
    0,
  );
}

/** What is agreed and not paid yet, as far as the figure asks for it. */
function agreed(
  booking: FigureBooking,
  { figure, serviceId, nowMs }: FigureQuestion,
): Omit<FigureRow, "booking">[] {
  const money = moneyOf({ ...booking, ledger: booking.rows }, nowMs);
  const allOre = figure === "booked" ? money.bookedOre : money.unpaidOre;
  const amountOre = partOf(allOre, booking.services, serviceId);
  if (amountOre === 0) return [];
  const atMs = booking.startsAt.getTime();
  return [{ key: booking.id, atMs, kind: "agreed", method: null, amountOre, vatOre: null }];
}
