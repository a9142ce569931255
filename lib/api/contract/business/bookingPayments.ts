import { z } from "zod";
import { providerBookingDetailSchema } from "@/lib/bookings/business/bookingProjection";
import {
  goodwillIn,
  onSitePaymentIn,
  onSitePaymentSchema,
  paymentLinkSchema,
  priceIn,
} from "@/lib/desk/payments/schemas";
import { idIn, idParams } from "@/lib/http/input/schemas";
import { defineCall } from "../../call";

/** How the business is paid for the bookings that it makes itself, and what it gives back; its owners' alone. */
const common = { tag: "Provider", access: "provider", params: idParams } as const;

export const paymentLinkCall = defineCall({
  ...common,
  id: "getPaymentLink",
  method: "GET",
  path: "/providers/me/bookings/{id}/payment-link",
  summary: "The open payment link of a booking",
  status: 200,
  answer: paymentLinkSchema,
  errors: ["not_found"],
});

export const createPaymentLinkCall = defineCall({
  ...common,
  id: "createPaymentLink",
  method: "POST",
  path: "/providers/me/bookings/{id}/payment-link",
  summary: "Make a payment link for what is due of a booking, or get the open one",
  status: 201,
  answer: paymentLinkSchema,
  errors: ["not_found", "not_payable", "provider_not_onboarded", "payments_unavailable"],
});

export const mailPaymentLinkCall = defineCall({
  ...common,
  id: "mailPaymentLink",
  method: "POST",
  path: "/providers/me/bookings/{id}/payment-link/mail",
  summary: "Send the open payment link to the customer",
  status: 200,
  answer: paymentLinkSchema,
  errors: [
    "not_found",
    "customer_without_email",
    "customer_mails_unconfirmed",
    "customer_mails_limit",
    "stranger_mails_limit",
    "mail_reported",
    "stranger_mails_stopped",
  ],
});

export const revokePaymentLinkCall = defineCall({
  ...common,
  id: "revokePaymentLink",
  method: "DELETE",
  path: "/providers/me/bookings/{id}/payment-link",
  summary: "End the open payment link; its payment page is closed",
  status: 200,
  answer: providerBookingDetailSchema,
  errors: ["not_found", "not_payable"],
});

export const onSitePaymentsCall = defineCall({
  ...common,
  id: "listOnSitePayments",
  method: "GET",
  path: "/providers/me/bookings/{id}/on-site-payments",
  summary: "What was paid on the spot for a booking, oldest first",
  status: 200,
  answer: z.array(onSitePaymentSchema),
  errors: ["not_found"],
});

export const recordOnSitePaymentCall = defineCall({
  ...common,
  id: "recordOnSitePayment",
  method: "POST",
  path: "/providers/me/bookings/{id}/on-site-payments",
  summary: "Record what a customer paid on the spot, or was given back there",
  status: 201,
  body: onSitePaymentIn,
  answer: providerBookingDetailSchema,
  errors: ["not_found", "not_payable", "amount_exceeds", "refund_not_possible"],
});

export const undoOnSitePaymentCall = defineCall({
  ...common,
  id: "undoOnSitePayment",
  method: "DELETE",
  path: "/providers/me/bookings/{id}/on-site-payments/{payment}",
  summary: "Undo a payment on the spot that was recorded by mistake",
  status: 200,
  params: z.object({ id: idIn, payment: z.string().regex(/^\d{1,18}$/) }),
  answer: providerBookingDetailSchema,
  errors: ["not_found", "not_payable", "amount_exceeds"],
});

export const changeBookingPriceCall = defineCall({
  ...common,
  id: "changeBookingPrice",
  method: "PUT",
  path: "/providers/me/bookings/{id}/price",
  summary: "Change the price of a booking that the business made, while nothing is paid",
  status: 200,
  body: priceIn,
  answer: providerBookingDetailSchema,
  errors: ["not_found", "not_payable"],
});

export const refundGoodwillCall = defineCall({
  ...common,
  id: "refundBooking",
  method: "POST",
  path: "/providers/me/bookings/{id}/refunds",
  summary: "Give back a part of what was paid through the product, of goodwill",
  status: 201,
  body: goodwillIn,
  answer: providerBookingDetailSchema,
  errors: [
    "not_found",
    "refund_not_possible",
    "payment_disputed",
    "refunded_meanwhile",
    "amount_exceeds",
    "refund_too_small",
    "refunds_limit",
  ],
});

/** In the order of the description. */
export const bookingPaymentCalls = [
  paymentLinkCall,
  createPaymentLinkCall,
  mailPaymentLinkCall,
  revokePaymentLinkCall,
  onSitePaymentsCall,
  recordOnSitePaymentCall,
  undoOnSitePaymentCall,
  changeBookingPriceCall,
  refundGoodwillCall,
] as const;
