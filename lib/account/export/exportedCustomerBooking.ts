import { z } from "zod";
import { customerBookingFields } from "@/lib/bookings/customer/customerBookingProjection";
import { visitMarkSchema } from "@/lib/bookings/schemas";
import { staffNameColumns, staffNameOf } from "@/lib/bookings/staffName";
import type { Prisma } from "@/lib/db/generated/client";
import { type ProjectedField, projection } from "@/lib/db/projection";
import { instantOut } from "@/lib/http/input/schemas";
import { toSek } from "@/lib/money/ore";

/*
 * A booking in the file of its customer: what they see of it elsewhere, and besides what is kept of its payment and every
 * event as it is kept. Amounts are in SEK.
 */

type Row<S extends Prisma.BookingSelect> = Prisma.BookingGetPayload<{ select: S }>;

const field = <const S extends Prisma.BookingSelect, Z extends z.ZodType>(
  select: S,
  shape: Z,
  of: (row: Row<S>) => z.input<Z>,
): ProjectedField<S, Z, Row<S>, unknown> => ({ select, shape, of });

const refundSchema = z.object({
  amount: z.number(),
  reason: z.string(),
  /** What the business wrote with it. */
  note: z.string().nullable(),
  status: z.enum(["requested", "pending", "succeeded", "failed"]),
  created_at: instantOut,
});

const paymentSchema = z.object({
  status: z.enum(["open", "processing", "paid", "failed", "expired"]),
  amount: z.number(),
  refunded_amount: z.number(),
  currency: z.string(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  paid_at: instantOut.nullable(),
  receipt_url: z.string().nullable(),
  refunds: z.array(refundSchema),
});

const eventSchema = z.object({
  kind: z.string(),
  actor: z.string(),
  /** What the customer wrote with it, such as an objection. */
  text: z.string().nullable(),
  created_at: instantOut,
});
const writtenText = z.object({ text: z.string() });

const fields = {
  id: customerBookingFields.id,
  reference: customerBookingFields.reference,
  status: customerBookingFields.status,
  cancel_reason: customerBookingFields.cancel_reason,
  cancel_note: customerBookingFields.cancel_note,
  booking_date: customerBookingFields.booking_date,
  duration_minutes: customerBookingFields.duration_minutes,
  time_zone: customerBookingFields.time_zone,
  delivery_mode: customerBookingFields.format,
  service_id: customerBookingFields.service_id,
  service_name: customerBookingFields.service_name,
  provider_id: field({ providerId: true }, z.uuid(), ({ providerId }) => providerId),
  provider_name: field({ providerName: true }, z.string(), ({ providerName }) => providerName),
  /** Who does it; null where one person works alone. */
  staff_name: field({ staffMember: { select: staffNameColumns } }, z.string().nullable(), ({ staffMember }) =>
    staffNameOf(staffMember),
  ),
  /** Whether they booked online, or the business did for them. */
  source: field({ source: true }, z.enum(["online", "phone", "desk"]), ({ source }) => source),
  /** What the business noted of the visit. */
  visit_mark: field({ visitMark: true }, visitMarkSchema.nullable(), ({ visitMark }) => visitMark),
  customer_name: customerBookingFields.customer_name,
  customer_email: customerBookingFields.customer_email,
  customer_phone: customerBookingFields.customer_phone,
  customer_comment: customerBookingFields.customer_comment,
  attendee_name: customerBookingFields.attendee_name,
  early_start: customerBookingFields.early_start,
  total_amount: customerBookingFields.total_amount,
  vat_percent: { ...customerBookingFields.vat_percent, shape: z.number() },
  payment_state: customerBookingFields.payment_state,
  due_amount: customerBookingFields.due_amount,
  currency: customerBookingFields.currency,
  created_at: field({ createdAt: true }, instantOut, ({ createdAt }) => createdAt.toISOString()),
  payment: field(
    {
      payment: {
        select: {
          status: true,
          amountOre: true,
          refundedOre: true,
          currency: true,
          customerName: true,
          customerEmail: true,
          paidAt: true,
          receiptUrl: true,
          refunds: {
            select: { amountOre: true, reason: true, note: true, status: true, createdAt: true },
            orderBy: { createdAt: "asc" },
          },
        },
      },
    },
    paymentSchema.nullable(),
    ({ payment }) =>
      payment && {
        status: payment.status,
        amount: toSek(payment.amountOre),
        refunded_amount: toSek(payment.refundedOre),
        currency: payment.currency,
        customer_name: payment.customerName,
        customer_email: payment.customerEmail,
        paid_at: payment.paidAt?.toISOString() ?? null,
        receipt_url: payment.receiptUrl,
        refunds: payment.refunds.map(({ amountOre, reason, note, status, createdAt }) => ({
          amount: toSek(amountOre),
          reason,
          note,
          status,
          created_at: createdAt.toISOString(),
        })),
      },
  ),
  /** The business's receipts for it; they have no name. */
  receipts: field(
    { receipts: { select: { number: true, issuedAt: true }, orderBy: { number: "asc" } } },
    z.array(z.object({ number: z.int(), issued_at: instantOut })),
    ({ receipts }) => receipts.map(({ number, issuedAt }) => ({ number, issued_at: issuedAt.toISOString() })),
  ),
  events: field(
    {
      events: { select: { kind: true, actor: true, data: true, createdAt: true }, orderBy: { id: "asc" } },
    },
    z.array(eventSchema),
    ({ events }) =>
      events.map(({ kind, actor, data, createdAt }) => ({
        kind,
        actor,
        text: writtenText.safeParse(data).data?.text ?? null,
        created_at: createdAt.toISOString(),
      })),
  ),
};

const exportedCustomerBooking = projection(fields);

/** The columns of the projection. */
export const exportedCustomerBookingColumns = exportedCustomerBooking.select;

export const exportedCustomerBookingSchema = exportedCustomerBooking.schema;

/** A booking with all that is kept of it. */
export function serializeExportedCustomerBooking(
  row: Parameters<typeof exportedCustomerBooking.serialize>[0],
): z.input<typeof exportedCustomerBookingSchema> {
  return exportedCustomerBooking.serialize(row, undefined);
}
