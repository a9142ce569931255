import { z } from "zod";
import {
  bookByBusinessSchema,
  bookedSchema,
  cancelFollowingBody,
  cancelFollowingSchema,
  followingSchema,
  previewAnswerSchema,
  previewSchema,
  suggestionSchema,
  suggestionsQuery,
} from "@/lib/desk/schemas";
import { idParams } from "@/lib/http/input/schemas";
import { defineCall } from "../../call";

/** Bookings that the business makes itself; a member, in their own calendar. */
const common = { tag: "Provider", access: "member" } as const;

export const bookByBusinessCall = defineCall({
  ...common,
  id: "bookByBusiness",
  method: "POST",
  path: "/providers/me/bookings",
  summary: "Book somebody who called or stands at the desk; confirmed at once, several dates all or none",
  body: bookByBusinessSchema,
  answer: bookedSchema,
  status: 201,
  errors: [
    "owner_only",
    "not_found",
    "staff_not_found",
    "service_inactive",
    "delivery_mode_unavailable",
    "provider_not_onboarded",
    "invalid_price",
    "price_changed",
    "slot_taken",
    "slot_unavailable",
    "changed_meanwhile",
    "idempotency_conflict",
    "customer_mails_unconfirmed",
    "customer_mails_limit",
    "payments_unavailable",
  ],
});

export const previewBookingCall = defineCall({
  ...common,
  id: "previewBooking",
  method: "POST",
  path: "/providers/me/bookings/preview",
  summary: "Length, price and clashes of a booking to be, with the nearest free times; writes nothing",
  body: previewSchema,
  answer: previewAnswerSchema,
  status: 200,
  errors: ["owner_only", "not_found", "staff_not_found", "service_inactive"],
});

export const followingCall = defineCall({
  ...common,
  access: "provider",
  id: "listFollowing",
  method: "GET",
  path: "/providers/me/bookings/{id}/following",
  summary:
    "What cancelling a booking of a series and those that follow it would cancel, and what would go back",
  params: idParams,
  answer: followingSchema,
  status: 200,
  errors: ["not_found"],
});

export const cancelFollowingCall = defineCall({
  ...common,
  access: "provider",
  id: "cancelFollowing",
  method: "POST",
  path: "/providers/me/bookings/{id}/cancel-following",
  summary: "Cancel a booking of a series and those that follow it; what was paid goes back",
  params: idParams,
  body: cancelFollowingBody,
  answer: cancelFollowingSchema,
  status: 200,
  errors: ["not_found", "transition_not_allowed", "series_changed", "changed_meanwhile"],
});

export const clientSuggestionsCall = defineCall({
  ...common,
  id: "suggestClients",
  method: "GET",
  path: "/providers/me/clients/suggestions",
  summary: "Clients whose name, number or address begins like that, most recent first",
  query: suggestionsQuery,
  answer: z.array(suggestionSchema),
  status: 200,
});

/** In the order of the description. */
export const deskCalls = [
  bookByBusinessCall,
  previewBookingCall,
  followingCall,
  cancelFollowingCall,
  clientSuggestionsCall,
] as const;
