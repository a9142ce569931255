import {
  serializeCustomerBooking,
  serializeCustomerDetail,
} from "@/lib/bookings/customer/customerBookingProjection";
import {
  bookingCalendarCall,
  cancelBookingCall,
  customerBookingCall,
  customerBookingsCall,
  dismissSuggestionCall,
  findBookingsCall,
  mailBookingLinkCall,
  moveAvailabilityCall,
  objectToMarkCall,
  rescheduleBookingCall,
  withdrawFromPurchaseCall,
  writeReviewCall,
} from "../../contract/customerBookings";
import { note } from "../note";
import { endTime, ids, linkToken, provider, review, startTime } from "./exampleBusiness";
import { bookingRow, exampleNowMs } from "./exampleRows";

/** The example's booking as the query of its customer returns it. */
const row = {
  ...bookingRow,
  timeZone: "Europe/Stockholm",
  vatPercent: 25,
  currency: "sek",
  customerName: "Elin Dahl",
  customerEmail: "elin@example.com",
  customerPhone: null,
  customerComment: null,
  attendeeName: null,
  provider: {
    id: provider.id,
    slug: provider.slug,
    companyName: provider.company_name,
    organisationNumber: provider.organisation_number,
    phone: provider.phone,
    address: provider.address,
    postalCode: provider.postal_code,
    city: provider.city,
    latitude: provider.latitude,
    longitude: provider.longitude,
    isPositionExact: true,
    profileImageUrl: null,
  },
  payment: {
    ...bookingRow.payment,
    receiptUrl: "https://pay.stripe.com/receipts/1NorrB46",
    checkoutUrl: "https://checkout.stripe.com/c/pay/1NorrB46",
    refunds: [],
  },
  review: null,
  events: [
    { kind: "held", actor: "guest", data: {}, createdAt: new Date("2026-11-20T09:12:31.000Z") },
    { kind: "confirmed", actor: "stripe", data: {}, createdAt: new Date("2026-11-20T09:14:02.000Z") },
  ],
};

const booking = serializeCustomerBooking(row, exampleNowMs);
const detail = serializeCustomerDetail(row, exampleNowMs);

const changedAt = new Date("2026-11-22T08:03:12.000Z");

const cancelled = serializeCustomerDetail(
  {
    ...row,
    status: "cancelled",
    cancelReason: "by_customer",
    payment: { ...row.payment, refundedOre: row.totalOre },
    events: [...row.events, { kind: "cancelled", actor: "customer", data: {}, createdAt: changedAt }],
  },
  changedAt.getTime(),
);

const withdrawn = { ...cancelled, cancel_reason: "withdrawn" };

const moved = serializeCustomerDetail(
  {
    ...row,
    startsAt: new Date("2026-11-27T09:00:00.000Z"),
    endsAt: new Date("2026-11-27T09:30:00.000Z"),
    freeCancellationUntil: new Date("2026-11-26T09:00:00.000Z"),
    events: [
      ...row.events,
      { kind: "rescheduled", actor: "customer", data: { from: startTime }, createdAt: changedAt },
    ],
  },
  changedAt.getTime(),
);

const missed = serializeCustomerDetail(
  {
    ...row,
    status: "completed",
    visitMark: "no_show",
    events: [...row.events, { kind: "objected", actor: "guest", data: {}, createdAt: changedAt }],
  },
  changedAt.getTime(),
);

const calendar = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Stund//booking//SV",
  "METHOD:PUBLISH",
  "BEGIN:VEVENT",
  `UID:${ids.booking}@stund.example`,
  "SEQUENCE:0",
  "DTSTART:20261126T133000Z",
  "DTEND:20261126T140000Z",
  "SUMMARY:Klippning · Salong Norr",
  "LOCATION:Bondegatan 46\\, 116 33 Stockholm",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

const ofOne = { params: { id: ids.booking }, query: { token: linkToken } };
const byLink = "Takes the customer's session, or the `token` of the mail's link for that one booking.";

export const customerBookingNotes = [
  note(customerBookingsCall, {
    description:
      "`upcoming` (to be paid or to come, not over) soonest first; `past` (everything else) and the whole list newest first; both together are the whole list. A checkout that came to nothing is in none of them, but opens by its id. How the price is split between the business and the platform is theirs, and left out.",
    query: { when: ["upcoming"], limit: 20 },
    answer: [booking],
  }),
  note(customerBookingCall, {
    description: `${byLink} \`payment_url\` is there while a held slot can still be paid.`,
    ...ofOne,
    answer: detail,
  }),
  note(bookingCalendarCall, {
    description:
      "A newer file of the same booking replaces the older one in the calendar (same UID, higher SEQUENCE).",
    ...ofOne,
    rawAnswer: { type: "text/calendar", example: calendar },
  }),
  note(cancelBookingCall, {
    description: `${byLink} Until \`free_cancellation_until\` everything comes back, after it nothing; once the visit has begun it is 409 \`transition_not_allowed\` with the reason \`already_begun\`. The body may say what the customer was shown (\`expectedRefund\`, SEK): when another amount would come back now, it is 409 \`refund_changed\` and nothing happens. That is also the answer when a held slot turns out to have been paid meanwhile.`,
    ...ofOne,
    body: { expectedRefund: 420 },
    answer: cancelled,
  }),
  note(withdrawFromPurchaseCall, {
    description: `${byLink} While \`can.withdraw\`: before \`withdrawal_until\`, until the visit is over. Before the visit everything comes back, also after \`free_cancellation_until\`; during it what is in proportion to the time that is left. The customer gets a receipt by mail, the business is told. Otherwise 409 \`transition_not_allowed\` with the reason \`no_right\`, \`too_late\`, \`already_over\`, \`awaiting_payment\` or \`final\`. \`expectedRefund\` as for a cancellation, compared with \`can.withdrawal_refund\`.`,
    ...ofOne,
    body: { expectedRefund: 420 },
    answer: withdrawn,
  }),
  note(moveAvailabilityCall, {
    description: `${byLink} What \`reschedule\` would accept, in the shape of the service's availability: as long as it was booked, and its own time does not count as taken. The start that it has is listed, but not as available. \`from\` and \`to\` are days in the business's time zone, both included, at most 92 of them. \`staffId\` names who is to do it, \`any\` anybody; without it a person whom the customer asked for stays, else it may be anybody who is free, first of all whoever has it. A booking that cannot be moved is 409 with the same reasons as there.`,
    params: ofOne.params,
    query: { from: "2026-11-26", to: "2026-11-26", ...ofOne.query },
    answer: {
      timeZone: "Europe/Stockholm",
      durationMinutes: 30,
      days: [
        {
          date: "2026-11-26",
          isOpen: true,
          isClosed: false,
          slots: [
            { startTime, endTime, available: false },
            { startTime: "2026-11-26T13:45:00.000Z", endTime: "2026-11-26T14:15:00.000Z", available: true },
          ],
        },
      ],
      nextAvailable: "2026-11-26T13:45:00.000Z",
    },
  }),
  note(rescheduleBookingCall, {
    description: `${byLink} Only a confirmed booking, until \`free_cancellation_until\`, to a start that the booking's availability offers. That limit moves along with the start. \`staffId\` as there. Asking for the start and the person it has changes nothing. A paid visit that comes to lie before \`withdrawal_until\`, where \`early_start\` is null, has to be asked for expressly (\`earlyStart\`): 400 \`early_start_missing\` otherwise. The wish is kept as \`early_start\`. Ten moves of a booking in an hour: then 429 \`too_many_requests\`.`,
    ...ofOne,
    body: { startTime: "2026-11-27T10:00:00+01:00" },
    answer: moved,
  }),
  note(objectToMarkCall, {
    description: `${byLink} Of a visit that the business marked as not come (\`no_show\` is not null), once: 409 \`transition_not_allowed\` with the reason \`not_marked\` otherwise. The business gets a mail and sees the text with the booking; the mark is its to change. No body is fine.`,
    ...ofOne,
    body: { text: "Jag var där 14.30, Josefin klippte mig." },
    answer: missed,
  }),
  note(dismissSuggestionCall, {
    description:
      "The customer's home page suggests to book a service again when it is due in the rhythm of at least three visits. `id` is the last of them; the next visit brings the next suggestion. Again changes nothing.",
    params: { id: ids.booking },
  }),
  note(mailBookingLinkCall, {
    description:
      "Needs neither session nor link, and answers the same for every id: whether there is such a booking only its mailbox learns. With `replace` every link that was mailed before ends; that takes the customer's session, or the `token` of a link, and is 401 or 404 without. A link opens the booking until 90 days after the visit, longer while its review can be changed, and ends when an account takes the booking over.",
    ...ofOne,
    body: { replace: true },
    answer: { accepted: true },
  }),
  note(findBookingsCall, {
    description:
      "Needs no session, and answers the same for every address, at once: what there is only its mailbox learns. The mail has the links of a guest's bookings that are to come or ended in the last 30 days, in the language that was booked in; of an account's bookings it has the way to sign in. Links that were mailed before go on. Three mails an hour from one network, ten in all: beyond that the answer is the same, and nothing is sent.",
    body: { email: "elin@example.com" },
    answer: { accepted: true },
  }),
  note(writeReviewCall, {
    description: `${byLink} One review for each booking; a second PUT changes it, for 30 days. It is public at once.`,
    ...ofOne,
    body: { rating: review.rating, comment: review.comment },
    answer: { ...review, reply: null },
  }),
];
