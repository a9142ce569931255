import { useEffect } from "react";
import { isPaymentDocument } from "@/components/layout/openedAt";

/**
 * Loads Stripe.js, where a publishable key is set: from what it sees of the page Stripe tells people from programs. The
 * payment itself is made on Stripe's page; without the script it goes on all the same.
 */
export function useStripeScript(publishableKey: string | null): void {
  useEffect(() => {
    if (publishableKey === null || !isPaymentDocument()) return;
    import("@stripe/stripe-js/pure").then(({ loadStripe }) => loadStripe(publishableKey)).catch(() => {});
  }, [publishableKey]);
}
