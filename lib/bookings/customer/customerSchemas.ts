import { z } from "zod";
import { availabilityQuerySchema, staffIdIn } from "@/lib/availability/schemas";
import { anyOf, instantIn, instantOut, paging } from "@/lib/http/input/schemas";
import { paymentStatusSchema } from "../paymentStatus";
import { bookingStatusSchema, deliveryModeSchema } from "../schemas";

/** The customer's own review, as their booking shows it. */
const bookingReviewSchema = z.object({
  id: z.uuid(),
  rating: z.number().int().min(1).max(5),
  comment: z.string().nullable(),
  created_at: instantOut,
  editable_until: instantOut,
  reply: z.object({ reply_text: z.string(), created_at: instantOut }).nullable(),
});

/** Whom a booking is with: enough to find and to reach them. */
const bookedProviderSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  company_name: z.string(),
  organisation_number: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  profile_image_url: z.string().nullable(),
});

/** A booking as its customer sees it (DATA-9); amounts in SEK, without the business's split. */
export const customerBookingSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  booking_date: instantOut,
  start_time: instantOut,
  end_time: instantOut,
  time_zone: z.string(),
  duration_minutes: z.number().int(),
  status: bookingStatusSchema,
  cancel_reason: z.string().nullable(),
  service_id: z.uuid(),
  service_name: z.string(),
  format: deliveryModeSchema,
  provider: bookedProviderSchema,
  /** Who does it; null where one person works alone. */
  staff: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  total_amount: z.number(),
  vat_percent: z.number().int(),
  currency: z.string(),
  payment: z
    .object({
      status: paymentStatusSchema,
      refunded_amount: z.number(),
      receipt_url: z.string().nullable(),
    })
    .nullable(),
  hold_expires_at: instantOut.nullable(),
  free_cancellation_until: instantOut,
  can: z.object({
    cancel: z.boolean(),
    reschedule: z.boolean(),
    review: z.boolean(),
    refund_amount: z.number(),
  }),
  review: bookingReviewSchema.nullable(),
});
export type CustomerBooking = z.infer<typeof customerBookingSchema>;

export const customerEventKinds = [
  "held",
  "confirmed",
  "rescheduled",
  "completed",
  "cancelled",
  "paid_too_late",
] as const;

/** One booking with the way there, how to pay it while it is held, and what happened to it. */
export const customerBookingDetailSchema = customerBookingSchema.extend({
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string().nullable(),
  place: z.object({ address: z.string(), directions_url: z.string().nullable() }).nullable(),
  payment_url: z.string().nullable(),
  events: z.array(
    z.object({
      kind: z.enum(customerEventKinds),
      by: z.enum(["customer", "provider", "system"]),
      created_at: instantOut,
      /** Of a move: the start before it. */
      previous_start: instantOut.nullable(),
    }),
  ),
});
export type CustomerBookingDetail = z.infer<typeof customerBookingDetailSchema>;

/** The proof in the links of our mails; in place of a session, for one booking. */
export const linkQuery = z.object({ token: z.string().max(200).optional() });

/** `replace` ends the links there are, and is only for whoever may open the booking. */
export const mailLinkSchema = z.object({ replace: z.boolean().optional() }).optional();

/** Local days of the business, and the proof. */
export const moveAvailabilityQuery = availabilityQuerySchema.safeExtend(linkQuery.shape);

export const customerBookingsQuery = z.object({ when: anyOf(z.enum(["upcoming", "past"])), ...paging });

/** No body at all is fine: nothing is claimed then. */
export const cancelBookingSchema = z
  .object({ expectedRefund: z.number().min(0).max(10_000_000).optional() })
  .optional();

/** `staffId`: a person, or `any`; left out, whoever was asked for stays. */
export const rescheduleSchema = z.object({ startTime: instantIn, staffId: staffIdIn.nullable() });
