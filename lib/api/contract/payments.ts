import { checkoutRequestSchema } from "@/lib/bookings/schemas";
import {
  finalizedSchema,
  finalizeRequestSchema,
  receivedSchema,
  sessionParams,
  sessionQuery,
  sessionResultSchema,
  startedCheckoutSchema,
} from "@/lib/checkout/schemas";
import { defineCall } from "../call";

const tag = "Payments";

export const startCheckoutCall = defineCall({
  id: "startCheckout",
  method: "POST",
  path: "/payments/checkout-sessions",
  summary: "Hold a slot and open its payment page",
  tag,
  access: "optional",
  body: checkoutRequestSchema,
  answer: startedCheckoutSchema,
  status: 201,
  errors: [
    "not_found",
    "staff_not_found",
    "invalid_price",
    "slot_taken",
    "slot_unavailable",
    "price_changed",
    "service_inactive",
    "provider_not_onboarded",
    "delivery_mode_unavailable",
    "changed_meanwhile",
    "idempotency_conflict",
    "too_many_requests",
    "too_many_holds",
    "network_holds",
    "payments_unavailable",
  ],
});

export const checkoutSessionCall = defineCall({
  id: "getCheckoutSession",
  method: "GET",
  path: "/payments/checkout-sessions/{id}",
  summary: "What came of a checkout",
  tag,
  access: "optional",
  params: sessionParams,
  query: sessionQuery,
  answer: sessionResultSchema,
  status: 200,
  errors: ["not_found"],
});

export const cancelCheckoutCall = defineCall({
  id: "cancelCheckout",
  method: "POST",
  path: "/payments/checkout-sessions/{id}/cancel",
  summary: "Give up an unpaid checkout and release its hold",
  tag,
  access: "optional",
  params: sessionParams,
  answer: finalizedSchema,
  status: 200,
  errors: ["not_found", "payments_unavailable"],
});

export const finalizeBookingCall = defineCall({
  id: "finalizeBooking",
  method: "POST",
  path: "/payments/bookings/finalize",
  summary: "Confirm a paid booking at once instead of waiting for the webhook",
  tag,
  access: "optional",
  body: finalizeRequestSchema,
  answer: finalizedSchema,
  status: 200,
  errors: ["not_found", "not_paid", "session_mismatch", "payments_unavailable"],
});

export const stripeWebhookCall = defineCall({
  id: "receiveStripeEvent",
  method: "POST",
  path: "/payments/webhooks/stripe",
  summary: "The payment provider's signed events",
  tag,
  access: "none",
  answer: receivedSchema,
  status: 200,
  rawBody: true,
  errors: ["invalid_request", "invalid_signature"],
});

/** In the order of the description. */
export const paymentCalls = [
  startCheckoutCall,
  checkoutSessionCall,
  cancelCheckoutCall,
  finalizeBookingCall,
  stripeWebhookCall,
] as const;
