import { z } from "zod";
import { bookingStatusSchema, deliveryModeSchema } from "@/lib/bookings/schemas";
import { instantOut } from "@/lib/http/input/schemas";
import { givenPasswordSchema, personSchema, roleSchema } from "@/lib/identity/schemas";

/** What deleting an account asks for. */
export const eraseSchema = z.object({ password: givenPasswordSchema });

const sessionSchema = z.object({
  createdAt: instantOut,
  lastSeenAt: instantOut,
  expiresAt: instantOut,
  /** null while it is active. */
  endedAt: instantOut.nullable(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
});

const refundSchema = z.object({
  amount: z.number(),
  reason: z.string(),
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

const eventSchema = z.object({ kind: z.string(), actor: z.string(), created_at: instantOut });

const bookingSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: bookingStatusSchema,
  cancel_reason: z.string().nullable(),
  booking_date: instantOut,
  duration_minutes: z.number().int(),
  time_zone: z.string(),
  delivery_mode: deliveryModeSchema,
  service_id: z.uuid(),
  service_name: z.string(),
  provider_id: z.uuid(),
  provider_name: z.string(),
  /** Who does it; null where one person works alone. */
  staff_name: z.string().nullable(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string().nullable(),
  total_amount: z.number(),
  vat_percent: z.number(),
  currency: z.string(),
  created_at: instantOut,
  payment: paymentSchema.nullable(),
  events: z.array(eventSchema),
});

const reviewSchema = z.object({
  id: z.uuid(),
  booking_id: z.uuid(),
  rating: z.number().int(),
  comment: z.string().nullable(),
  created_at: instantOut,
  updated_at: instantOut,
  reply: z.object({ reply_text: z.string(), created_at: instantOut }).nullable(),
});

const mailSchema = z.object({
  kind: z.string(),
  recipient: z.string(),
  created_at: instantOut,
  /** null while it waits. */
  sent_at: instantOut.nullable(),
});

const contactMessageSchema = z.object({
  portal: roleSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: instantOut,
});

/** Everything that is kept of a customer; amounts in SEK. No secrets: neither password, nor tokens, nor session ids. */
export const exportSchema = z.object({
  exportedAt: instantOut,
  account: personSchema.extend({ emailVerifiedAt: instantOut.nullable(), passwordChangedAt: instantOut }),
  sessions: z.array(sessionSchema),
  bookings: z.array(bookingSchema),
  reviews: z.array(reviewSchema),
  mails: z.array(mailSchema),
  contactMessages: z.array(contactMessageSchema),
});
export type CustomerExport = z.infer<typeof exportSchema>;
