import { z } from "zod";
import { bookingStatusSchema } from "@/lib/bookings/schemas";

/** Answer of `POST /payments/checkout-sessions`. */
export const startedCheckoutSchema = z.object({
  sessionId: z.string(),
  url: z.url(),
  bookingId: z.uuid(),
  holdExpiresAt: z.iso.datetime(),
});

export const sessionParams = z.object({ id: z.string().regex(/^cs_[A-Za-z0-9_]{4,250}$/) });

export const sessionQuery = z.object({ connectedAccountId: z.string().max(255).optional() });

/** Payment session status (PAY-13). */
export const paymentSessionStatuses = [
  "paid",
  "unpaid",
  "no_payment_required",
  "processing",
  "expired",
] as const;

/** Checkout session result (PAY-13); `amountTotal` in öre, the card provider's minor unit. */
export const sessionResultSchema = z.object({
  sessionId: z.string(),
  paymentStatus: z.enum(paymentSessionStatuses),
  amountTotal: z.number().int(),
  currency: z.string(),
  customerEmail: z.string().nullable(),
  customerName: z.string().nullable(),
  metadata: z.object({
    provider_id: z.string(),
    service_id: z.string(),
    customer_id: z.string(),
    provider_name: z.string(),
    service_name: z.string(),
    summary_date_label: z.string(),
    summary_time_label: z.string(),
    summary_duration_label: z.string(),
  }),
  receiptUrl: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  connectedAccountId: z.string(),
  bookingId: z.uuid(),
  bookingStatus: bookingStatusSchema,
});

export type SessionResult = z.input<typeof sessionResultSchema>;

/** `POST /payments/bookings/finalize`: the session says which payment, the rest must not contradict it. */
export const finalizeRequestSchema = z.object({
  sessionId: z.string().min(1).max(255),
  paymentIntentId: z.string().max(255).nullish(),
  connectedAccountId: z.string().max(255).nullish(),
  providerId: z.string().max(255).nullish(),
  serviceId: z.string().max(255).nullish(),
  customerId: z.string().max(255).nullish(),
});

export type FinalizeRequest = z.output<typeof finalizeRequestSchema>;

export const finalizedSchema = z.object({ bookingId: z.uuid(), status: bookingStatusSchema });

export const receivedSchema = z.object({ received: z.literal(true) });
