import { useEffect } from "react";
import { isPaymentDocument } from "@/components/layout/openedAt";

/**
 * Loads Stripe.js where a publishable key is set, by which Stripe detects bots. Payments are made on Stripe's page and
 * work without the script.
 */
export function useStripeScript(publishableKey: string | null): void {
  useEffect(() => {
    if (publishableKey === null || !isPaymentDocument()) return;
    import("@stripe/stripe-js/pure").then(({ loadStripe }) => loadStripe(publishableKey)).catch(() => {});
  }, [publishableKey]);
}
