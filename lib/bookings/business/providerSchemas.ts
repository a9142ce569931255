import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { anyOf, instantIn, instantOut, paging } from "@/lib/http/input/schemas";
import { bookingStatusSchema, deliveryModeSchema } from "../schemas";

const amountOrNone = z.number().nullable();

/** A booking as its business sees it; amounts in SEK. null to a member: amounts, and contacts but those of today's visits. */
export const providerBookingSchema = z.object({
  id: z.uuid(),
  /** What people read out: the first eight characters of the id. */
  reference: z.string(),
  booking_date: instantOut,
  duration_minutes: z.number().int(),
  status: bookingStatusSchema,
  service_id: z.uuid(),
  service_name: z.string(),
  delivery_mode: deliveryModeSchema,
  customer_name: z.string(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  /** null while the business works alone. */
  staff: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
  total_amount: amountOrNone,
  provider_amount: amountOrNone,
  commission_amount: amountOrNone,
  /** Until when an unpaid slot is kept; null unless pending. */
  hold_expires_at: instantOut.nullable(),
  /** Why it was cancelled; null unless it was. */
  cancel_reason: z.string().nullable(),
});
export type ProviderBooking = z.infer<typeof providerBookingSchema>;

export const refusals = [
  "same",
  "awaiting_payment",
  "not_over_yet",
  "already_begun",
  "already_over",
  "final",
  "not_yours",
  "owner_only",
] as const;

/** One booking with what can be done to it, and what was. */
export const providerBookingDetailSchema = providerBookingSchema.extend({
  /** Every status, and why it cannot be chosen now (null: it can). */
  transitions: z.array(z.object({ status: bookingStatusSchema, refusal: z.enum(refusals).nullable() })),
  /** What the customer gets back if the business cancels now, and what was given back before. */
  refund_on_cancel: amountOrNone,
  refunded_amount: amountOrNone,
  /** What the business keeps: paid, less the fee and what was given back; 0 while nothing is paid. */
  kept_amount: amountOrNone,
  events: z.array(
    z.object({
      kind: z.string(),
      actor: z.string(),
      from_status: bookingStatusSchema.nullable(),
      to_status: bookingStatusSchema.nullable(),
      created_at: instantOut,
    }),
  ),
});
export type ProviderBookingDetail = z.infer<typeof providerBookingDetailSchema>;

/** The beginning of a booking's id, written in any case, with or without a leading `#`. */
export const idPrefixSchema = z
  .string()
  .trim()
  .max(40)
  .transform((text) => text.replace(/^#/, "").toLowerCase());

export const providerBookingsQuery = z
  .object({
    status: anyOf(bookingStatusSchema),
    rangeStart: instantIn.optional(),
    rangeEnd: instantIn.optional(),
    id: idPrefixSchema.optional(),
    ...paging,
  })
  .refine(
    ({ rangeStart, rangeEnd }) => rangeStart === undefined || rangeEnd === undefined || rangeStart < rangeEnd,
    { path: ["rangeEnd"], ...rule("rangeOrder") },
  );

export const changeStatusSchema = z.object({ status: bookingStatusSchema });
