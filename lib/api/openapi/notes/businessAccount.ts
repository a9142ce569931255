import {
  changeOwnAccountCall,
  changeOwnPasswordCall,
  ownAccountCall,
} from "../../contract/business/businessAccount";
import { exportBookingsCall, exportBusinessCall } from "../../contract/business/businessExport";
import { closingCall, reopenCall, startClosingCall } from "../../contract/business/closing";
import {
  askEmailChangeCall,
  confirmEmailChangeCall,
  getEmailChangeCall,
  resendEmailChangeCall,
  undoEmailChangeCall,
  withdrawEmailChangeCall,
} from "../../contract/emailChange";
import { note } from "../note";
import { ids, linkToken } from "./exampleBusiness";

const password = "tre gula tåg";
const account = {
  id: "2f4c1a0b-8d37-4e55-9c7a-51b0de6f0a11",
  email: "hej@salongnorr.example",
  emailVerified: true,
  locale: "sv" as const,
  createdAt: "2026-03-02T18:20:11.000Z",
};
const pending = { email: "info@salongnorr.example", expiresAt: "2026-11-23T09:12:00.000Z" };
const role = { role: "provider" as const };

const open = {
  companyName: "Salong Norr",
  timeZone: "Europe/Stockholm",
  closing: null,
  hasMonthlyPlan: false,
  refundTotal: 420,
  visits: [
    {
      id: ids.booking,
      booking_date: "2026-11-26T13:30:00.000Z",
      service_name: "Klippning",
      customer_name: "Elin Lund",
      staff_name: null,
      total_amount: 420,
    },
  ],
};
const closing = {
  ...open,
  closing: {
    since: "2026-11-22T09:00:00.000Z",
    mode: "after_last_visit" as const,
    closesAt: "2026-12-10T14:00:00.000Z",
  },
};

const hours = {
  is_closed: false,
  open_time: "09:00",
  close_time: "17:00",
  lunch_start_time: null,
  lunch_end_time: null,
  person_id: null,
};

export const businessAccountNotes = [
  note(getEmailChangeCall, { sessions: "both", query: role, answer: { pending } }),
  note(askEmailChangeCall, {
    description:
      "A link goes to the new address. The present address, if it is confirmed, is told at once, with a link that for 7 days undoes the change. The answer is the same whether or not somebody has the new address: whoever has is told by mail that somebody tried. A wish before this one ends. A wrong password is 400 with `password` in `details`. The cookie marks the browser as the one in which the link needs no password.",
    sessions: "both",
    answerHeaders: ["Set-Cookie"],
    query: role,
    body: { email: pending.email, password },
    answer: { pending },
  }),
  note(resendEmailChangeCall, {
    description: "The links mailed before go on working until one is used.",
    sessions: "both",
    answerHeaders: ["Set-Cookie"],
    query: role,
    answer: { pending },
  }),
  note(withdrawEmailChangeCall, {
    description: "When no change waits, that is no error.",
    sessions: "both",
    query: role,
  }),
  note(confirmEmailChangeCall, {
    description:
      "The token is the one in the link of the mail to the new address. The account's password is needed except with the cookie of the browser in which the change was asked for, or a session of the account; without either the answer is 401 and the token still counts. Every other session ends. Of two accounts that confirm the same address one wins, the other is answered 409. Guest bookings made with the new address join a customer's account; a business's mails follow when they went to the old one.",
    sessions: "both",
    body: { token: linkToken, password },
  }),
  note(undoEmailChangeCall, {
    description:
      "The token is the one in the link of the mail to the old address; it counts once, before and after the change took effect. The password stops working, every session ends, and `resetToken` sets a new password within an hour.",
    body: { token: linkToken },
    answer: { email: account.email, resetToken: linkToken },
  }),
  note(ownAccountCall, {
    description: "Of whoever signs in for the business, a member as well as an owner.",
    answer: account,
  }),
  note(changeOwnAccountCall, {
    description:
      "`locale` is the language of our mails to the account, a member's as well as an owner's. Pages have the language of their address.",
    body: { locale: "en" },
    answer: { ...account, locale: "en" },
  }),
  note(changeOwnPasswordCall, {
    description:
      "A member's as well as an owner's. This session goes on under a new cookie, all others end, and a mail tells the account's address. A wrong current password is 400 with `currentPassword` in `details`; failures are counted for each account.",
    answerHeaders: ["Set-Cookie"],
    body: { currentPassword: password, newPassword: "fyra blå båtar" },
  }),
  note(closingCall, { answer: open }),
  note(startClosingCall, {
    description:
      "From now on nobody sees or books the business, and its monthly plan ends with the month that is paid for. `cancel_visits` calls off every visit that has not begun, one after the other, with everything back and a mail to each customer; `after_last_visit` lets them take place. 14 days later, counted from the last visit where they take place, the account ends; until then it signs in. Every other session ends. Called once more, it changes what becomes of the visits. A wrong password or name is 400 with its field in `details`.",
    body: { password, companyName: "Salong Norr", mode: "after_last_visit" },
    answer: closing,
  }),
  note(reopenCall, {
    description:
      "The business is seen and can be booked again. Visits that were called off stay so, and the plan stays ended.",
    answer: open,
  }),
  note(exportBusinessCall, {
    description:
      "Profile, places, sign-ins, addresses of pictures, people, services, hours, special days, absences, reviews with replies, invoices and all bookings with their amounts. Instants have the offset of the business's time zone, times of hours are its own; amounts in SEK. The bookings are read while the file is sent. `invoices` is null when the payment provider could not be asked. No secrets.",
    answerHeaders: ["Content-Disposition"],
    answer: {
      exportedAt: "2026-12-01T09:00:00+01:00",
      timeZone: "Europe/Stockholm",
      account: {
        ...account,
        passkeys: [{ name: "Safari, iPhone", createdAt: "2026-11-21T09:12:00.000Z", lastUsedAt: null }],
      },
      business: {
        id: ids.provider,
        slug: "salong-norr",
        company_name: "Salong Norr",
        organisation_number: null,
        description: "Klippning och färg i lugn takt.",
        email: account.email,
        contact_email: null,
        phone: "08-123 45 67",
        address: "Storgatan 1",
        postal_code: "111 22",
        city: "Stockholm",
        latitude: 59.33,
        longitude: 18.06,
        is_position_exact: true,
        plan: "payg",
        stripe_account_id: ids.account,
        min_notice_minutes: 0,
        horizon_days: 365,
        free_cancellation_hours: 24,
        buffer_before_minutes: 0,
        buffer_after_minutes: 0,
        created_at: "2026-03-02T19:20:11+01:00",
        locations: [],
      },
      members: [
        { email: account.email, role: "owner", person_id: ids.staff, since: "2026-03-02T19:20:11+01:00" },
      ],
      pictures: [],
      people: [
        {
          id: ids.staff,
          name: "Josefin Sandell",
          colour: "green",
          is_active: true,
          does_all_services: true,
          service_ids: [],
          removed_at: null,
        },
      ],
      services: [
        {
          id: ids.service,
          name: "Klippning",
          description: "Tvätt, klippning och fön.",
          category: "beauty-wellness",
          subcategory: "hair",
          price: 420,
          vat_percent: 25,
          duration_minutes: 30,
          buffer_before_minutes: 0,
          buffer_after_minutes: 0,
          is_active: true,
          is_physical: true,
          is_digital: false,
          archived_at: null,
          created_at: "2026-03-02T19:31:00+01:00",
        },
      ],
      opening_hours: [{ day_of_week: 1, ...hours }],
      special_days: [{ date: "2026-12-23", note: "Kortare dag", ...hours, close_time: "14:00" }],
      absences: [
        {
          starts_at: "2026-12-07T12:00:00+01:00",
          ends_at: "2026-12-07T13:00:00+01:00",
          reason: "Tandläkare",
          series_id: null,
          person_id: ids.staff,
        },
      ],
      reviews: [
        {
          id: ids.review,
          booking_id: ids.booking,
          service_id: ids.service,
          rating: 5,
          comment: "Lugnt och noggrant.",
          created_at: "2026-11-27T10:00:00+01:00",
          reply: null,
        },
      ],
      clients: [
        {
          id: "3f0c1a52-7d1e-4b3b-9a64-2f6d0f6c9b11",
          name: "Elsa Lindqvist",
          phone: "070-174 06 30",
          email: "elsa@example.com",
          tags: ["Stamkund"],
          is_hidden: false,
          created_at: "2025-09-02T12:12:00+02:00",
          notes: [
            { kind: "allergy", texts: [{ text: "Tål inte PPD.", written_at: "2026-03-02T10:05:00+01:00" }] },
          ],
        },
      ],
      invoices: [],
      bookings: [
        {
          id: ids.booking,
          reference: "89981A8D",
          status: "confirmed",
          cancel_reason: null,
          starts_at: "2026-11-26T14:30:00+01:00",
          ends_at: "2026-11-26T15:00:00+01:00",
          service_id: ids.service,
          service_name: "Klippning",
          person_id: ids.staff,
          delivery_mode: "physical",
          customer_name: "Elin Lund",
          customer_email: "elin.lund@exempel.se",
          customer_phone: "070-174 06 30",
          customer_comment: "Porten är låst efter 18.",
          attendee_name: null,
          early_start: null,
          source: "online",
          visit_mark: null,
          payment_way: "checkout",
          payment_state: "paid_by_card",
          total_amount: 420,
          vat_percent: 25,
          commission_percent: 5,
          commission_amount: 21,
          paid_amount: 420,
          refunded_amount: 0,
          booked_amount: 420,
          earned_amount: 0,
          ledger: [
            { kind: "payment", amount: 420, method: null, occurred_at: "2026-11-21T11:14:31+01:00" },
            { kind: "commission", amount: -21, method: null, occurred_at: "2026-11-21T11:14:31+01:00" },
          ],
          due_amount: 0,
          currency: "sek",
          payment_status: "paid",
          paid_at: "2026-11-21T11:14:31+01:00",
          created_at: "2026-11-21T11:12:00+01:00",
        },
      ],
    },
  }),
  note(exportBookingsCall, {
    description:
      "UTF-8 with a byte order mark, semicolons, decimals with a comma: as a Swedish Excel opens it. Texts are quoted; where a spreadsheet would calculate one, an apostrophe stands before it. `locale` is the language of the column heads.",
    answerHeaders: ["Content-Disposition"],
    query: { locale: "sv" },
    rawAnswer: {
      type: "text/csv",
      example: '\u{FEFF}"Bokningsnummer";"Datum";"Börjar"\r\n"89981A8D";"2026-11-26";"14:30"\r\n',
    },
  }),
];
