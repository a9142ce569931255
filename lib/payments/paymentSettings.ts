import "server-only";
import { env } from "@/lib/env";

/** What the page that starts a payment needs: Stripe.js's key, and whether payments can be taken at all. */
export type PaymentSettings = { publishableKey: string | null; isComplete: boolean };

/**
 * Stripe's own API is never used without the publishable key of the same account: the start refuses it, and a page of a
 * process that was started otherwise says so. What stands in for it needs none.
 */
export function paymentSettings(): PaymentSettings {
  const { STRIPE_API_BASE, STRIPE_PUBLISHABLE_KEY } = env();
  return {
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
    isComplete: STRIPE_PUBLISHABLE_KEY !== undefined || STRIPE_API_BASE !== undefined,
  };
}
