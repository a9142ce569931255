import {
  changeCustomerCall,
  changePasswordCall,
  eraseCustomerCall,
  exportCustomerCall,
  getCustomerCall,
} from "../../contract/account";
import { note } from "../note";
import { ids, review, startTime } from "./exampleBusiness";

const person = {
  id: ids.customer,
  email: "elin.lund@exempel.se",
  fullName: "Elin Lund",
  phone: "070-174 06 30",
  locale: "sv" as const,
  emailVerified: true,
  createdAt: "2026-03-02T18:20:11.000Z",
};

const bookedAt = "2026-11-21T09:14:02.000Z";
const paidAt = "2026-11-21T09:15:40.000Z";

const booking = {
  id: ids.booking,
  reference: "89981A8D",
  status: "completed" as const,
  cancel_reason: null,
  cancel_note: null,
  booking_date: startTime,
  duration_minutes: 30,
  time_zone: "Europe/Stockholm",
  delivery_mode: "physical" as const,
  service_id: ids.service,
  service_name: "Klippning",
  provider_id: ids.provider,
  provider_name: "Salong Norr",
  staff_name: "Josefin Sandell",
  source: "online" as const,
  visit_mark: "arrived" as const,
  customer_name: person.fullName,
  customer_email: person.email,
  customer_phone: person.phone,
  customer_comment: "Porten är låst efter 18.",
  attendee_name: null,
  early_start: null,
  total_amount: 420,
  vat_percent: 25,
  payment_state: "paid_by_card" as const,
  due_amount: 0,
  currency: "sek",
  created_at: bookedAt,
  payment: {
    status: "paid" as const,
    amount: 420,
    refunded_amount: 0,
    currency: "sek",
    customer_name: person.fullName,
    customer_email: person.email,
    paid_at: paidAt,
    receipt_url: "https://pay.stripe.com/receipts/acct_seed_1/ch_1Norr",
    refunds: [],
  },
  receipts: [],
  events: [
    { kind: "held", actor: "customer", text: null, created_at: bookedAt },
    { kind: "confirmed", actor: "stripe", text: null, created_at: paidAt },
  ],
};

export const accountNotes = [
  note(getCustomerCall, { answer: person }),
  note(changeCustomerCall, {
    description:
      "What is left out stays; `phone: null` clears the number. Bookings keep the name and number that they were made with. `locale` is the language of our mails, also about bookings that were made in another.",
    body: { fullName: "Elin Lund Ek", phone: null },
    answer: { ...person, fullName: "Elin Lund Ek", phone: null },
  }),
  note(changePasswordCall, {
    description:
      "This session goes on under a new cookie, all others end, and a mail tells the owner. A wrong current password is 400 with `currentPassword` in `details`; failures are counted for each account.",
    answerHeaders: ["Set-Cookie"],
    body: { currentPassword: "tre gula tåg", newPassword: "fyra blå båtar" },
  }),
  note(exportCustomerCall, {
    description:
      "Account, sessions, bookings with payments, reviews, favourites, mails and messages to us; amounts in SEK. What only bears the address (mails to it, messages from it) is told once the address is verified. No secrets.",
    answerHeaders: ["Content-Disposition"],
    answer: {
      exportedAt: "2026-12-01T08:00:00.000Z",
      account: {
        ...person,
        emailVerifiedAt: "2026-03-02T18:25:40.000Z",
        passwordChangedAt: person.createdAt,
      },
      sessions: [
        {
          createdAt: bookedAt,
          lastSeenAt: "2026-12-01T08:00:00.000Z",
          expiresAt: "2026-12-21T09:14:02.000Z",
          endedAt: null,
          userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)",
          ipAddress: "192.0.2.17",
        },
      ],
      passkeys: [
        {
          name: "Safari, iPhone",
          createdAt: "2026-11-21T09:12:00.000Z",
          lastUsedAt: "2026-11-24T18:40:00.000Z",
        },
      ],
      bookings: [booking],
      reviews: [
        {
          id: ids.review,
          booking_id: ids.booking,
          rating: review.rating,
          comment: review.comment,
          created_at: review.created_at,
          updated_at: review.created_at,
          reply: review.reply,
        },
      ],
      mails: [{ kind: "booking_confirmed", recipient: person.email, created_at: paidAt, sent_at: paidAt }],
      contactMessages: [
        {
          portal: "customer",
          name: person.fullName,
          email: person.email,
          message: "Hej, kan jag ge bort en klippning i present?",
          created_at: "2026-11-24T19:02:30.000Z",
        },
      ],
      clients: [
        {
          business: "Salong Norr",
          name: person.fullName,
          phone: person.phone,
          email: person.email,
          since: "2025-09-02T10:12:00.000Z",
        },
      ],
      favourites: [
        {
          provider_id: ids.provider,
          business: "Salong Norr",
          created_at: "2026-11-20T17:40:00.000Z",
        },
      ],
      dismissedSuggestions: [{ booking_id: ids.booking, created_at: "2026-11-20T17:41:00.000Z" }],
    },
  }),
  note(eraseCustomerCall, {
    description:
      "Erases the person in one transaction: account, sessions and messages go; bookings, payments and reviews stay without name and address, as the law on bookkeeping asks. Bookings made as a guest with the account's address are erased with it once that address is verified. Refused with `bookings_upcoming` while something is held or still to come: `details.bookingIds` say what to cancel first. The address can open an account again.",
    answerHeaders: ["Set-Cookie"],
    body: { password: "tre gula tåg" },
  }),
];
