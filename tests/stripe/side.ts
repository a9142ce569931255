import type Stripe from "stripe";

/** What a card does, in the words of both sides: `standInSide.ts` and `stripeSide.ts` say by which card. */
export type CardBehaviour = "succeeds" | "declined" | "refundFails" | "refundLater" | "disputed";

/**
 * One of the two that are asked the same: the stand-in, or Stripe in test mode. The calls go through `stripe`; what a
 * person, a bank or time has to do first each side does in its own way.
 */
export interface Side {
  /** The platform's client. */
  readonly stripe: Stripe;
  /** A client with another key. */
  withKey(key: string): Stripe;
  /** A connected account that may charge; the same each time. */
  account(): Promise<string>;
  /**
   * A payment on that account.
   * @param amountOre what is paid
   * @param feeOre what the platform takes of it; 0 for none
   * @returns the id of the payment intent
   */
  pay(card: CardBehaviour, amountOre: number, feeOre: number): Promise<string>;
  /**
   * Pays money of that account out.
   * @returns the id of the payout
   */
  payOut(): Promise<string>;
  /** A Checkout session of that account that was paid on its page; null where nobody has paid one. */
  paidSession(): Promise<string | null>;
  /** A customer of the platform whose monthly subscription of 499 kr, with a tax on top, runs. */
  subscribe(taxRate: string): Promise<{ customer: string; subscription: string }>;
  /** Lets the period of a subscription end and its renewal be declined. */
  failRenewal(subscription: string): Promise<void>;
  /** Takes away what the run has made. */
  tidy(): Promise<void>;
  /** For what is deleted, or shut, in the end. */
  readonly made: { customers: Set<string>; accounts: Set<string>; taxRates: Set<string> };
}

export const noneMade = (): Side["made"] => ({
  customers: new Set(),
  accounts: new Set(),
  taxRates: new Set(),
});

/** A payment page for a visit, as `lib/payments` opens it on the account of the business. */
export function visitParams(
  amountOre: number,
  feeOre: number,
  change: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    locale: "sv",
    customer_email: "anna.lind@example.com",
    client_reference_id: "visit",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "sek",
          unit_amount: amountOre,
          product_data: { name: "Klippning", description: "Salong Norr · 2 januari 10.00" },
        },
      },
    ],
    metadata: { booking_id: "visit" },
    payment_intent_data: {
      description: "Klippning · Salong Norr",
      receipt_email: "anna.lind@example.com",
      metadata: { booking_id: "visit" },
      ...(feeOre > 0 ? { application_fee_amount: feeOre } : {}),
    },
    success_url: "https://example.com/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "https://example.com/cancel",
    ...change,
  };
}

/** A payment page for the monthly plan, as `lib/payments` opens it on the platform's own account. */
export function planParams(customer: string, taxRate: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { plan_subscription_id: "plan" };
  return {
    mode: "subscription",
    allowed_payment_method_types: ["card"],
    locale: "sv",
    customer,
    client_reference_id: "plan",
    line_items: [
      {
        quantity: 1,
        tax_rates: [taxRate],
        price_data: {
          currency: "sek",
          unit_amount: 49_900,
          tax_behavior: "exclusive",
          recurring: { interval: "month" },
          product_data: { name: "Månadsplan" },
        },
      },
    ],
    metadata,
    subscription_data: { metadata },
    success_url: "https://example.com/back",
    cancel_url: "https://example.com/cancelled",
  };
}

/** Asks again until the answer is there, or `forMs` are over. */
export async function eventually<T>(
  ask: () => Promise<T | undefined>,
  what: string,
  forMs = 90_000,
): Promise<T> {
  const endsAt = performance.now() + forMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (performance.now() > endsAt) throw new Error(`${what}: not within ${forMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
