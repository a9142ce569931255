import { serializeBookingDetail, serializeProviderBooking } from "@/lib/bookings/business/bookingProjection";
import {
  changeBookingStatusCall,
  dashboardCall,
  listBookingsCall,
  moveOwnBookingCall,
  onboardingLinkCall,
  onboardingStatusCall,
  ownMoveAvailabilityCall,
  ownProviderCall,
  providerBookingCall,
} from "../../contract/business/providerArea";
import { note } from "../note";
import { category, endTime, ids, ownProvider, startTime } from "./exampleBusiness";
import { bookingRow, cancelledRow, exampleNowMs, ownService } from "./exampleRows";

const booking = serializeProviderBooking(bookingRow);
const detail = serializeBookingDetail(bookingRow, exampleNowMs);
const cancelled = serializeBookingDetail(cancelledRow, exampleNowMs);

export const providerNotes = [
  note(ownProviderCall, { answer: ownProvider }),
  note(dashboardCall, {
    description: "Days are the business's own, in its time zone.",
    answer: {
      provider: ownProvider,
      upcomingBookings: [booking],
      services: [ownService],
      categories: [category],
      subcategories: [{ id: ids.subcategory, name: "Frisör", slug: "hair", category_id: ids.category }],
      today: { totalBookings: 1, totalEarnings: 399, bookings: [booking] },
      totals: { revenueEarned: 561_540, activeBookings: 84 },
    },
  }),
  note(listBookingsCall, {
    description:
      "`search` finds by a part of the customer's name or address, their phone number in any writing, or the reference; `id` by the beginning of the id alone. A member searches names and references. A member is shown their own; amounts are null to them, and contacts but for visits of today that they did not move to this day themselves.",
    query: {
      status: ["confirmed", "pending"],
      rangeStart: "2026-11-23T00:00:00+01:00",
      rangeEnd: "2026-11-30T00:00:00+01:00",
      limit: 20,
    },
    answer: [booking],
  }),
  note(providerBookingCall, {
    description: "To a member: one of their own, without amounts, and contacts as in the list.",
    params: { id: ids.booking },
    answer: detail,
  }),
  note(changeBookingStatusCall, {
    description:
      "A member completes and reopens their own; cancelling is the owner's: 403 `owner_only`. 409 `transition_not_allowed` names the allowed ones in `details`. Two changes at once: one of them gets that 409.",
    params: { id: ids.booking },
    body: { status: "cancelled" },
    answer: cancelled,
  }),
  note(ownMoveAvailabilityCall, {
    description:
      "What `reschedule` and `schedule` would accept, in the shape of the service's availability; the business's minimum notice does not count. The start that it has is available only with somebody else, with `any` where whoever has it is not free then any more (`schedule`). `from` and `to` are days in its time zone, both included, at most 92 of them. `staffId` names who is to do it, `any` anybody; without it a person whom the customer asked for stays, else it may be anybody who is free, first of all whoever has it. A member is offered their own free times; 403 `owner_only` for a colleague's.",
    params: { id: ids.booking },
    query: { from: "2026-11-26", to: "2026-11-26" },
    answer: {
      timeZone: "Europe/Stockholm",
      durationMinutes: 30,
      days: [
        {
          date: "2026-11-26",
          isOpen: true,
          isClosed: false,
          slots: [{ startTime, endTime, available: false }],
        },
      ],
      nextAvailable: "2026-11-27T08:00:00.000Z",
    },
  }),
  note(moveOwnBookingCall, {
    description:
      "Only a confirmed booking that has not begun, to a start that its availability offers. What was paid stays what is paid. The customer gets a mail with the calendar file anew (same UID, higher SEQUENCE), and may cancel free of charge until the visit begins. `staffId` names who is to do it, `any` anybody; without it a person whom the customer asked for stays, else it may be anybody who is free, first of all whoever has it. Asking for the start and the person it has changes nothing; 404 `staff_not_found` when that person does not do it any more. A member moves their own: 403 `owner_only` with the `staffId` of a colleague. Ten moves of a booking in an hour: then 429 `too_many_requests`.",
    params: { id: ids.booking },
    body: { startTime: "2026-11-27T10:00:00+01:00" },
    answer: { ...detail, booking_date: "2026-11-27T09:00:00.000Z" },
  }),
  note(onboardingLinkCall, {
    description:
      "`refreshUrl` and `returnUrl` are paths of this site. The link can be opened once, and soon.",
    body: {
      refreshUrl: "/provider/dashboard?onboarding=again",
      returnUrl: "/provider/dashboard?onboarding=back",
    },
    answer: { url: "https://connect.stripe.com/setup/e/acct_1NorrB46/Q2x7bVJp" },
  }),
  note(onboardingStatusCall, {
    description:
      "The payment provider is asked, five times in ten seconds at most; in between its last answer counts.",
    answer: {
      isOnboarded: false,
      detailsSubmitted: true,
      chargesEnabled: false,
      payoutsEnabled: false,
      requirements: ["external_account"],
    },
  }),
];
