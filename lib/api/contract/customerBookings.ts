import { z } from "zod";
import { availabilityResponseSchema } from "@/lib/availability/schemas";
import {
  customerBookingDetailSchema,
  customerBookingSchema,
} from "@/lib/bookings/customer/customerBookingProjection";
import {
  cancelBookingSchema,
  customerBookingsQuery,
  linkQuery,
  mailLinkSchema,
  moveAvailabilityQuery,
  objectionSchema,
  rescheduleSchema,
} from "@/lib/bookings/customer/customerSchemas";
import { idParams } from "@/lib/http/input/schemas";
import { emailOnlySchema } from "@/lib/identity/schemas";
import { reviewSchema, writeReviewSchema } from "@/lib/reviews/schemas";
import { defineCall } from "../call";

const tag = "Customer";

/** Of one booking: with the customer's session, or with the link of its mails. */
const ofOne = { tag, access: "optional", params: idParams, query: linkQuery, status: 200 } as const;

export const customerBookingsCall = defineCall({
  id: "listCustomerBookings",
  method: "GET",
  path: "/customers/me/bookings",
  summary: "The customer's bookings: upcoming, past, or all of them",
  tag,
  access: "customer",
  query: customerBookingsQuery,
  answer: z.array(customerBookingSchema),
  status: 200,
});

export const customerBookingCall = defineCall({
  ...ofOne,
  id: "getCustomerBooking",
  method: "GET",
  path: "/customers/me/bookings/{id}",
  summary: "One booking with the way there, its history and what can be done with it",
  answer: customerBookingDetailSchema,
  errors: ["not_signed_in", "not_found"],
});

export const bookingCalendarCall = defineCall({
  ...ofOne,
  id: "getBookingCalendar",
  method: "GET",
  path: "/customers/me/bookings/{id}/calendar.ics",
  summary: "The calendar file of one booking (text/calendar)",
  errors: ["not_signed_in", "not_found"],
});

export const cancelBookingCall = defineCall({
  ...ofOne,
  id: "cancelBooking",
  method: "POST",
  path: "/customers/me/bookings/{id}/cancel",
  summary: "Cancel a booking, or release a slot that is only held",
  body: cancelBookingSchema,
  answer: customerBookingDetailSchema,
  errors: [
    "not_signed_in",
    "not_found",
    "transition_not_allowed",
    "refund_changed",
    "payments_unavailable",
    "changed_meanwhile",
  ],
});

export const withdrawFromPurchaseCall = defineCall({
  ...ofOne,
  id: "withdrawFromPurchase",
  method: "POST",
  path: "/customers/me/bookings/{id}/withdraw",
  summary: "Withdraw from the purchase of a booking, by the right to withdraw from distance sales",
  body: cancelBookingSchema,
  answer: customerBookingDetailSchema,
  errors: ["not_signed_in", "not_found", "transition_not_allowed", "refund_changed", "changed_meanwhile"],
});

export const moveAvailabilityCall = defineCall({
  ...ofOne,
  id: "getMoveAvailability",
  method: "GET",
  path: "/customers/me/bookings/{id}/availability",
  summary: "The times a booking can be moved to, day by day, and the next one",
  query: moveAvailabilityQuery,
  answer: availabilityResponseSchema,
  errors: ["not_signed_in", "not_found", "staff_not_found", "transition_not_allowed"],
});

export const rescheduleBookingCall = defineCall({
  ...ofOne,
  id: "rescheduleBooking",
  method: "POST",
  path: "/customers/me/bookings/{id}/reschedule",
  summary: "Move a booking to another free time; the price stays",
  body: rescheduleSchema,
  answer: customerBookingDetailSchema,
  errors: [
    "not_signed_in",
    "not_found",
    "staff_not_found",
    "transition_not_allowed",
    "slot_taken",
    "slot_unavailable",
    "early_start_missing",
    "too_many_requests",
    "payments_unavailable",
    "changed_meanwhile",
  ],
});

export const objectToMarkCall = defineCall({
  ...ofOne,
  id: "objectToMark",
  method: "POST",
  path: "/customers/me/bookings/{id}/objection",
  summary: "Say that one was there, of a visit that the business marked as not come; once",
  body: objectionSchema,
  answer: customerBookingDetailSchema,
  errors: ["not_signed_in", "not_found", "transition_not_allowed"],
});

export const mailBookingLinkCall = defineCall({
  ...ofOne,
  id: "mailBookingLink",
  method: "POST",
  path: "/customers/me/bookings/{id}/link",
  summary: "Mail the link that opens a booking to the address it was booked with",
  body: mailLinkSchema,
  answer: z.object({ accepted: z.literal(true) }),
  status: 202,
  errors: ["not_signed_in", "not_found", "too_many_requests"],
});

export const findBookingsCall = defineCall({
  id: "findBookings",
  method: "POST",
  path: "/customers/me/bookings/find",
  summary: "Mail the links of all bookings of an e-mail address to that address",
  tag,
  access: "none",
  body: emailOnlySchema,
  answer: z.object({ accepted: z.literal(true) }),
  status: 202,
  errors: ["too_many_requests"],
});

export const writeReviewCall = defineCall({
  ...ofOne,
  id: "writeReview",
  method: "PUT",
  path: "/customers/me/bookings/{id}/review",
  summary: "Write the review of a completed booking, or change it within 30 days",
  body: writeReviewSchema,
  answer: reviewSchema,
  errors: ["not_signed_in", "not_found", "not_completed", "not_paid", "own_business", "review_closed"],
});

export const dismissSuggestionCall = defineCall({
  tag,
  access: "customer",
  id: "dismissSuggestion",
  method: "PUT",
  path: "/customers/me/bookings/{id}/dismissal",
  summary: "Dismiss the suggestion to book this visit again",
  params: idParams,
  status: 204,
  errors: ["not_found"],
});
