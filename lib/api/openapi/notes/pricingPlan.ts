import { changePricingPlanCall, pricingPlanCall } from "../../contract/pricingPlan";
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
];
