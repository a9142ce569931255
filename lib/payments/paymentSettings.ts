import "server-only";
import { env } from "@/lib/env";

/** What the page that starts a payment needs: the key of Stripe.js, and whether payments can be accepted. */
export type PaymentSettings = { publishableKey: string | null; isComplete: boolean };

/**
 * Stripe's own API is never used without the publishable key of the same account: the start script refuses it, and
 * the page of a process started otherwise says so. The stand-in needs no key.
 */
export function paymentSettings(): PaymentSettings {
  const { STRIPE_API_BASE, STRIPE_PUBLISHABLE_KEY } = env();
  return {
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
    isComplete: STRIPE_PUBLISHABLE_KEY !== undefined || STRIPE_API_BASE !== undefined,
  };
}
