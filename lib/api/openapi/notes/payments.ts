import {
  cancelCheckoutCall,
  checkoutSessionCall,
  finalizeBookingCall,
  startCheckoutCall,
  stripeWebhookCall,
} from "../../contract/payments";
import { note } from "../note";
import { ids } from "./exampleBusiness";

const event = {
  id: "evt_1SVnq2Norr46",
  object: "event",
  type: "checkout.session.completed",
  created: 1_795_781_400,
  account: ids.account,
  livemode: false,
  data: { object: { id: ids.checkout, object: "checkout.session", payment_status: "paid" } },
};

export const paymentNotes = [
  note(startCheckoutCall, {
    description:
      "Needed are `providerId`, `serviceId`, `startTime` and `deliveryMode`, and from a guest `customerEmail`. Everything else is optional and, when given, has to agree with what the server knows: otherwise 409 `price_changed`, whose `details` say what differs. Labels are ignored. `customerComment` is for the business, and `attendeeName` names who comes instead of the customer; neither is sent to Stripe or stands in mails and calendars. The payment page is in `locale`; without it in the account's language, for a guest in that of `Accept-Language`. Mails about the booking are in the language of the payment page, until the account chooses another. The slot is held until `holdExpiresAt`; send the customer to `url` to pay it. The same customer asking again for the same slot, also in the same moment, gets the same session, with the name and phone number given last, and the comment and the attendee of the last press; a new one, and a new hold, when another `locale` is named, or the claims agree with what is sold now but not with what was held. `staffId` asks for one of the service's `staff`, who is booked or nobody is (404 `staff_not_found` for somebody who does not do it); without it whoever is free and has the fewest booked minutes that day is given, among equals the first in the business's order. `slot_unavailable` tells its reason in `details` (`no_staff`: nobody does the service).",
    requestHeaders: ["IdempotencyKey"],
    answerHeaders: ["Set-Cookie"],
    body: {
      providerId: ids.provider,
      serviceId: ids.service,
      startTime: "2026-11-26T14:30:00+01:00",
      endTime: "2026-11-26T15:00:00+01:00",
      deliveryMode: "physical",
      amount: 420,
      currency: "sek",
      durationMinutes: 30,
      customerEmail: "elin.lund@exempel.se",
      customerName: "Elin Lund",
      customerPhone: "070-174 06 30",
      customerComment: "Porten är låst efter 18.",
      locale: "sv",
    },
    answer: {
      sessionId: ids.checkout,
      url: `https://checkout.stripe.com/c/pay/${ids.checkout}`,
      bookingId: ids.booking,
      holdExpiresAt: "2026-11-21T10:42:00.000Z",
    },
  }),
  note(checkoutSessionCall, {
    description:
      "`customerEmail` and `customerName` are told to whoever started the checkout (a cookie says so) and to the signed-in owner; null for everybody else. While the checkout is open the payment provider is asked, five times in ten seconds at most; when it is silent for three, the answer is what is known.",
    params: { id: ids.checkout },
    query: { connectedAccountId: ids.account },
    answer: {
      sessionId: ids.checkout,
      paymentStatus: "paid",
      amountTotal: 42_000,
      currency: "sek",
      customerEmail: "elin.lund@exempel.se",
      customerName: "Elin Lund",
      metadata: {
        provider_id: ids.provider,
        service_id: ids.service,
        customer_id: "",
        provider_name: "Salong Norr",
        service_name: "Klippning",
        summary_date_label: "tors 26 nov",
        summary_time_label: "14:30–15:00",
        summary_duration_label: "30 min",
      },
      receiptUrl: "https://pay.stripe.com/receipts/acct_seed_1/rcpt_1SVnq2",
      paymentIntentId: "pi_3SVnq2Norr46",
      connectedAccountId: ids.account,
      bookingId: ids.booking,
      bookingStatus: "confirmed",
    },
  }),
  note(cancelCheckoutCall, {
    description: "A payment that was faster wins: the answer then says `confirmed`.",
    params: { id: ids.checkout },
    answer: { bookingId: ids.booking, status: "cancelled" },
  }),
  note(finalizeBookingCall, {
    description:
      "`sessionId` says which payment; the payment provider is asked. Everything else is optional and, when given and not empty, has to be what the payment is of: otherwise 409 `session_mismatch`, whose `details` name what is not. Calling it again answers the same. 503 `payments_unavailable` after three seconds without an answer.",
    body: { sessionId: ids.checkout, connectedAccountId: ids.account },
    answer: { bookingId: ids.booking, status: "confirmed" },
  }),
  note(stripeWebhookCall, {
    description:
      "For the payment provider alone: the body is signed with the endpoint's secret. Unknown types and events that came before are answered 200.",
    requestHeaders: ["StripeSignature"],
    rawBody: { type: "application/json", example: JSON.stringify(event) },
    answer: { received: true },
  }),
];
