import { z } from "zod";
import { bookingFields } from "@/lib/bookings/business/bookingProjection";
import { earningsOre } from "@/lib/bookings/business/earnings";
import type { Prisma } from "@/lib/db/generated/client";
import { type ProjectedField, projection } from "@/lib/db/projection";
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

const fields = {
  id: bookingFields.id,
  reference: bookingFields.reference,
  status: bookingFields.status,
  cancel_reason: bookingFields.cancel_reason,
  starts_at: field({ startsAt: true }, zoned, (row, zone: string) => zonedOf(row.startsAt, zone)),
  ends_at: field({ endsAt: true }, zoned, (row, zone: string) => zonedOf(row.endsAt, zone)),
  service_id: bookingFields.service_id,
  service_name: bookingFields.service_name,
  person_id: field({ staffMemberId: true }, z.uuid(), ({ staffMemberId }) => staffMemberId),
  delivery_mode: bookingFields.delivery_mode,
  customer_name: bookingFields.customer_name,
  customer_email: field({ customerEmail: true }, z.string(), ({ customerEmail }) => customerEmail),
  customer_phone: bookingFields.customer_phone,
  total_amount: field({ totalOre: true }, z.number(), ({ totalOre }) => toSek(totalOre)),
  vat_percent: field({ vatPercent: true }, z.number(), ({ vatPercent }) => vatPercent),
  commission_percent: field({ commissionPercent: true }, z.number(), (row) =>
    row.commissionPercent.toNumber(),
  ),
  commission_amount: field({ commissionOre: true }, z.number(), ({ commissionOre }) => toSek(commissionOre)),
  refunded_amount: field({ payment: { select: { refundedOre: true } } }, z.number(), ({ payment }) =>
    toSek(payment?.refundedOre ?? 0),
  ),
  /** What the business gets or keeps of it. */
  earned_amount: field(
    {
      status: true,
      totalOre: true,
      commissionOre: true,
      payment: { select: { status: true, refundedOre: true } },
    },
    z.number(),
    (row) => toSek(earningsOre(row)),
  ),
  currency: field({ currency: true }, z.string(), ({ currency }) => currency),
  payment_status: field(
    { payment: { select: { status: true } } },
    z.string().nullable(),
    ({ payment }) => payment?.status ?? null,
  ),
  paid_at: field({ payment: { select: { paidAt: true } } }, zoned.nullable(), ({ payment }, zone: string) =>
    payment?.paidAt ? zonedOf(payment.paidAt, zone) : null,
  ),
  created_at: field({ createdAt: true }, zoned, (row, zone: string) => zonedOf(row.createdAt, zone)),
};

const exportedBooking = projection(fields);

/** The columns of the projection. */
export const exportedBookingColumns = exportedBooking.select;

export const exportedBookingSchema = exportedBooking.schema;
export type ExportedBooking = z.input<typeof exportedBookingSchema>;

/** One booking of the file, with times of a zone. */
export const serializeExportedBooking = exportedBooking.serialize;
