import {
  changePricingPlanCall,
  planInvoicesCall,
  pricingPlanCall,
} from "../../contract/business/pricingPlan";
import { note } from "../note";

const payg = {
  plan: "payg" as const,
  commissionPercent: 5,
  monthlyPrice: 499,
  currency: "sek" as const,
  renewsAt: null,
  endsAt: null,
};

export const pricingPlanNotes = [
  note(pricingPlanCall, {
    description:
      "Where a payment is awaited the payment provider is asked first, so that the answer is right as soon as the business is back from the payment page; five times in ten seconds at most. `checkoutUrl` is there while such a page is open.",
    answer: {
      ...payg,
      plan: "monthly",
      commissionPercent: 0,
      renewsAt: "2026-12-21T09:14:31.000Z",
    },
  }),
  note(changePricingPlanCall, {
    description: [
      "`monthly` answers with `plan: payg` still and a `checkoutUrl` to be paid; asking again gives the same page until it runs out.",
      "`payg` keeps the monthly plan until `endsAt`, the end of the period that is paid for; `monthly` before that takes it back, without a new payment.",
      "A month that could not be charged is not kept: `payg` ends it at once.",
      "The plan that the business has already is answered as it is.",
      "Bookings keep the commission they were sold at.",
    ].join(" "),
    body: { plan: "monthly" },
    answer: { ...payg, checkoutUrl: "https://checkout.stripe.com/c/pay/cs_live_a1kQ4z8VnD0r2s" },
  }),
  note(planInvoicesCall, {
    description:
      "As the payment provider has them, a hundred at most. VAT of 25 % comes on top of `net`; those from before VAT was charged have 0. `url` shows the invoice, `pdf_url` is a file where there is one.",
    answer: [
      {
        id: "in_1TQp5rKz8mV2",
        number: "7QX2M4KD-0003",
        status: "paid",
        created_at: "2026-11-21T09:14:31.000Z",
        period_start: "2026-11-21T09:14:31.000Z",
        period_end: "2026-12-21T09:14:31.000Z",
        net: 499,
        vat: 124.75,
        total: 623.75,
        currency: "sek",
        url: "https://invoice.stripe.com/i/acct_1/live_a1",
        pdf_url: "https://pay.stripe.com/invoice/acct_1/live_a1/pdf",
      },
    ],
  }),
];
