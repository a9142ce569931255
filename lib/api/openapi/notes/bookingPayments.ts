import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import {
  changeBookingPriceCall,
  createPaymentLinkCall,
  mailPaymentLinkCall,
  onSitePaymentsCall,
  paymentLinkCall,
  recordOnSitePaymentCall,
  refundGoodwillCall,
  revokePaymentLinkCall,
  undoOnSitePaymentCall,
} from "../../contract/business/bookingPayments";
import { note } from "../note";
import { ids } from "./exampleBusiness";
import { bookingRow, exampleNowMs } from "./exampleRows";

/** A booking by phone of which nothing is paid. */
const phoneRow = {
  ...bookingRow,
  source: "phone" as const,
  paymentWay: "on_site" as const,
  commissionOre: 0,
  dueOre: 42_000,
  payment: null,
};
const unpaid = serializeBookingDetail(phoneRow, exampleNowMs);
const paid = serializeBookingDetail({ ...phoneRow, dueOre: 0 }, exampleNowMs);
const cheaper = serializeBookingDetail({ ...phoneRow, totalOre: 35_000, dueOre: 35_000 }, exampleNowMs);
const refunded = serializeBookingDetail(
  { ...bookingRow, status: "completed", payment: { ...bookingRow.payment, refundedOre: 10_000 } },
  Date.parse("2026-11-27T08:00:00.000Z"),
);

const link = {
  url: "https://stund.example/customer/pay?token=kqFVHCcqRMO0nJv2nUq8cQ0Ck1zqGBl5yS1hQ5Y0jH3w",
  amount: 420,
  created_at: "2026-11-22T08:00:00.000Z",
  expires_at: "2026-12-26T14:00:00.000Z",
  mailed_at: null,
  state: "open" as const,
};

const booking = { id: ids.booking };
const reasons =
  "409 `not_payable` has the reason in `details`: `booked_online`, `cancelled`, `nothing_due`, `partly_paid`, `in_progress` (the bank has not answered), `too_little` (under 3 SEK), `returned` (a payment that came late went back), `changed` (it is not as you were shown it).";

export const bookingPaymentNotes = [
  note(paymentLinkCall, { description: "404 without an open one.", params: booking, answer: link }),
  note(createPaymentLinkCall, {
    description: `An address for the customer, whose page opens a payment page when its button is pressed. For what is due now, without commission; one at a time, so that asking again answers the open one. It ends by payment, by \`DELETE\`, when the booking is cancelled, gets another price or is paid on the spot, and 30 days after the visit; what is paid for an ended one goes back. ${reasons}`,
    params: booking,
    answer: link,
  }),
  note(mailPaymentLinkCall, {
    description: "In the customer's language; five times in an hour for a booking.",
    params: booking,
    answer: { ...link, mailed_at: "2026-11-22T08:01:00.000Z" },
  }),
  note(revokePaymentLinkCall, {
    description:
      "Its payment page is closed first: 409 `not_payable` when it was paid just before. Without an open link nothing happens.",
    params: booking,
    answer: unpaid,
  }),
  note(onSitePaymentsCall, {
    description: "Rows below 0 were given back, or correct a slip.",
    params: booking,
    answer: [
      { id: "4711", amount: 420, method: "swish", recorded_at: "2026-11-26T14:02:00.000Z", can_undo: true },
    ],
  }),
  note(recordOnSitePaymentCall, {
    description: `At most what is due; an open payment link ends. With \`is_returned\` what was given back on the spot of a cancelled booking. \`leftBefore\` is what was left to pay, or to give back, as you were shown it: with it, a call that is sent twice is recorded once. ${reasons}`,
    params: booking,
    body: { amount: 420, method: "swish", leftBefore: 420 },
    answer: paid,
  }),
  note(undoOnSitePaymentCall, {
    description:
      "Adds a row of the opposite amount, also to what was recorded as given back. 404 for one that was undone before.",
    params: { ...booking, payment: "4711" },
    answer: unpaid,
  }),
  note(changeBookingPriceCall, {
    description: `An open payment link ends, since it is for another amount; 0 makes it a free visit. \`priceBefore\` is the price as you were shown it. The last of the \`events\` has both prices. ${reasons}`,
    params: booking,
    body: { amount: 350, priceBefore: 420 },
    answer: cheaper,
  }),
  note(refundGoodwillCall, {
    description:
      "Once the visit has begun, or of what was kept of a cancellation; at least 1 SEK, or the rest where that is less (409 `refund_too_small`), at most what is left of the payment, and ten times for a booking (409 `refunds_limit`). The customer gets a mail with the reason. `refundedBefore` is what was given back before, as you were shown it: when it is another amount by now, it is 409 `refunded_meanwhile` and nothing happens. 409 `refund_not_possible` has the reason in `details`: `not_paid`, `not_begun_yet`, `nothing_left`, `not_cancelled`. 409 `payment_disputed`: the customer's bank has taken the payment back, until it has decided (`disputed`) or for good (`charged_back`).",
    params: booking,
    body: { amount: 100, reason: "Färgen blev ojämn.", refundedBefore: 0 },
    answer: refunded,
  }),
];
