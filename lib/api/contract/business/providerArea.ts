import { z } from "zod";
import { availabilityQuerySchema, availabilityResponseSchema } from "@/lib/availability/schemas";
import {
  providerBookingDetailSchema,
  providerBookingSchema,
} from "@/lib/bookings/business/bookingProjection";
import { changeStatusSchema, providerBookingsQuery } from "@/lib/bookings/business/providerSchemas";
import { rescheduleSchema } from "@/lib/bookings/customer/customerSchemas";
import {
  dashboardSchema,
  onboardingLinkRequestSchema,
  onboardingLinkSchema,
  onboardingStatusSchema,
  ownProviderSchema,
} from "@/lib/business/schemas";
import { idParams } from "@/lib/http/input/schemas";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider", status: 200 } as const;
/** A member is shown their own bookings, and can do with them what moves no money. */
const ofWhoever = { ...common, access: "member" } as const;

export const ownProviderCall = defineCall({
  ...common,
  id: "getOwnProvider",
  method: "GET",
  path: "/providers/me",
  summary: "The signed-in business",
  answer: ownProviderSchema,
});

export const dashboardCall = defineCall({
  ...common,
  id: "getDashboard",
  method: "GET",
  path: "/providers/me/dashboard",
  summary: "Today, what comes next, and the totals",
  answer: dashboardSchema,
});

export const listBookingsCall = defineCall({
  ...ofWhoever,
  id: "listProviderBookings",
  method: "GET",
  path: "/providers/me/bookings",
  summary: "The business's bookings, earliest first",
  query: providerBookingsQuery,
  answer: z.array(providerBookingSchema),
});

export const providerBookingCall = defineCall({
  ...ofWhoever,
  id: "getProviderBooking",
  method: "GET",
  path: "/providers/me/bookings/{id}",
  summary: "One booking with its history and what can be done with it",
  params: idParams,
  answer: providerBookingDetailSchema,
  errors: ["not_found"],
});

export const changeBookingStatusCall = defineCall({
  ...ofWhoever,
  id: "changeBookingStatus",
  method: "PATCH",
  path: "/providers/me/bookings/{id}",
  summary: "Complete, reopen or cancel a booking; cancelling pays everything back",
  params: idParams,
  body: changeStatusSchema,
  answer: providerBookingDetailSchema,
  errors: ["not_found", "transition_not_allowed", "owner_only", "changed_meanwhile"],
});

export const ownMoveAvailabilityCall = defineCall({
  ...ofWhoever,
  id: "getOwnMoveAvailability",
  method: "GET",
  path: "/providers/me/bookings/{id}/availability",
  summary: "The times the business can move one of its bookings to",
  params: idParams,
  query: availabilityQuerySchema,
  answer: availabilityResponseSchema,
  errors: ["owner_only", "not_found", "staff_not_found", "transition_not_allowed"],
});

export const moveOwnBookingCall = defineCall({
  ...ofWhoever,
  id: "moveOwnBooking",
  method: "POST",
  path: "/providers/me/bookings/{id}/reschedule",
  summary: "Move a booking to another free time; the customer is told, and may cancel free of charge",
  params: idParams,
  body: rescheduleSchema,
  answer: providerBookingDetailSchema,
  errors: [
    "owner_only",
    "not_found",
    "staff_not_found",
    "transition_not_allowed",
    "slot_taken",
    "slot_unavailable",
    "customer_mails_unconfirmed",
    "customer_mails_limit",
    "payments_unavailable",
    "changed_meanwhile",
  ],
});

export const onboardingLinkCall = defineCall({
  ...common,
  id: "createOnboardingLink",
  method: "POST",
  path: "/providers/me/onboarding/link",
  summary: "The address where the business registers with the payment provider",
  needsConfirmedAddress: true,
  body: onboardingLinkRequestSchema,
  answer: onboardingLinkSchema,
  errors: ["payments_unavailable"],
});

export const onboardingStatusCall = defineCall({
  ...common,
  id: "getOnboardingStatus",
  method: "GET",
  path: "/providers/me/onboarding/status",
  summary: "How far the payment provider is with the business, asked for now",
  answer: onboardingStatusSchema,
  errors: ["payments_unavailable"],
});
