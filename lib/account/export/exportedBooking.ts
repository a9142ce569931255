import { z } from "zod";
import { soldColumns } from "@/lib/bookings/business/bookingMoney";
import { bookingFields } from "@/lib/bookings/business/bookingProjection";
import { customerBookingFields } from "@/lib/bookings/customer/customerBookingProjection";
import { visitMarkSchema } from "@/lib/bookings/schemas";
import type { Prisma } from "@/lib/db/generated/client";
import { LedgerKind, OnSiteMethod } from "@/lib/db/generated/enums";
import { type ProjectedField, projection } from "@/lib/db/projection";
import { type BookingMoney, moneyOf } from "@/lib/ledger/words";
import { toSek } from "@/lib/money/ore";
import { zonedIso } from "@/lib/time/zonedIso";

/*
 * A booking in the file of its business. Instants have the offset of the business's time zone, amounts are in SEK and
 * never hidden, since only an owner gets the file.
 */

type Row<S extends Prisma.BookingSelect> = Prisma.BookingGetPayload<{ select: S }>;

const field = <const S extends Prisma.BookingSelect, Z extends z.ZodType, C = unknown>(
  select: S,
  shape: Z,
  of: (row: Row<S>, context: C) => z.input<Z>,
): ProjectedField<S, Z, Row<S>, C> => ({ select, shape, of });

/** ISO 8601 with the offset of the business's zone: 2026-11-26T14:30:00+01:00. */
export const zoned = z.iso.datetime({ offset: true });
const zonedOf = (instant: Date, timeZone: string) => zonedIso(instant.getTime(), timeZone);

type Asked = { timeZone: string; nowMs: number };

const money = (of: (sums: BookingMoney) => number) =>
  field(soldColumns, z.number(), (row, { nowMs }: Asked) => toSek(of(moneyOf(row, nowMs))));

const fields = {
  id: bookingFields.id,
  reference: bookingFields.reference,
  status: bookingFields.status,
  cancel_reason: bookingFields.cancel_reason,
  starts_at: field({ startsAt: true }, zoned, (row, { timeZone }: Asked) => zonedOf(row.startsAt, timeZone)),
  ends_at: field({ endsAt: true }, zoned, (row, { timeZone }: Asked) => zonedOf(row.endsAt, timeZone)),
  service_id: bookingFields.service_id,
  service_name: bookingFields.service_name,
  person_id: field({ staffMemberId: true }, z.uuid(), ({ staffMemberId }) => staffMemberId),
  delivery_mode: bookingFields.delivery_mode,
  customer_name: bookingFields.customer_name,
  customer_email: field({ customerEmail: true }, z.string(), ({ customerEmail }) => customerEmail),
  customer_phone: bookingFields.customer_phone,
  /** What the customer said to the business. */
  customer_comment: field({ customerComment: true }, z.string().nullable(), (row) => row.customerComment),
  /** Who comes, where it is not the customer. */
  attendee_name: field({ attendeeName: true }, z.string().nullable(), ({ attendeeName }) => attendeeName),
  early_start: customerBookingFields.early_start,
  source: bookingFields.source,
  visit_mark: field({ visitMark: true }, visitMarkSchema.nullable(), ({ visitMark }) => visitMark),
  payment_way: bookingFields.payment_way,
  payment_state: bookingFields.payment_state,
  total_amount: field({ totalOre: true }, z.number(), ({ totalOre }) => toSek(totalOre)),
  vat_percent: field({ vatPercent: true }, z.number(), ({ vatPercent }) => vatPercent),
  commission_percent: field({ commissionPercent: true }, z.number(), (row) =>
    row.commissionPercent.toNumber(),
  ),
  commission_amount: field({ commissionOre: true }, z.number(), ({ commissionOre }) => toSek(commissionOre)),
  /** What the customer paid, online and on the spot. */
  paid_amount: money(({ paidOre }) => paidOre),
  refunded_amount: money(({ refundedOre }) => refundedOre),
  /** The agreed price while the visit is ahead, afterwards 0. */
  booked_amount: money(({ bookedOre }) => bookedOre),
  /** What the business has of a visit that was, or keeps of a cancelled booking; 0 before. */
  earned_amount: money(({ earnedOre }) => earnedOre),
  /** Each amount that moved, as the business sees it, in the order of writing. */
  ledger: field(
    {
      ledger: {
        select: { kind: true, amountOre: true, method: true, occurredAt: true },
        orderBy: { id: "asc" },
      },
    },
    z.array(
      z.object({
        kind: z.enum(LedgerKind),
        amount: z.number(),
        method: z.enum(OnSiteMethod).nullable(),
        occurred_at: zoned,
      }),
    ),
    ({ ledger }, { timeZone }: Asked) =>
      ledger.map(({ kind, amountOre, method, occurredAt }) => ({
        kind,
        amount: toSek(amountOre),
        method,
        occurred_at: zonedOf(occurredAt, timeZone),
      })),
  ),
  /** What is left to pay. */
  due_amount: field({ status: true, dueOre: true }, z.number(), ({ status, dueOre }) =>
    toSek(status === "cancelled" ? 0 : dueOre),
  ),
  currency: field({ currency: true }, z.string(), ({ currency }) => currency),
  payment_status: field(
    { payment: { select: { status: true } } },
    z.string().nullable(),
    ({ payment }) => payment?.status ?? null,
  ),
  paid_at: field(
    { payment: { select: { paidAt: true } } },
    zoned.nullable(),
    ({ payment }, { timeZone }: Asked) => (payment?.paidAt ? zonedOf(payment.paidAt, timeZone) : null),
  ),
  created_at: field({ createdAt: true }, zoned, (row, { timeZone }: Asked) =>
    zonedOf(row.createdAt, timeZone),
  ),
};

const exportedBooking = projection(fields);

/** The columns of the projection. */
export const exportedBookingColumns = exportedBooking.select;

export const exportedBookingSchema = exportedBooking.schema;

/** One booking of the file, with times of a zone, and with its money as it is at `nowMs`. */
export const serializeExportedBooking = exportedBooking.serialize;
