"use client";

import { useEffect } from "react";
import { startsPayments } from "@/lib/paths";
import { isPaymentDocument } from "../openedAt";

function leadsToPayment(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || link === null || link.origin !== window.location.origin) return false;
  return startsPayments(link.pathname);
}

/**
 * Makes links to pages with the payment form load a new document. Only those documents may run Stripe's script by their
 * content policy, and the router would keep the policy of the current one.
 */
export function PaymentDocumentLinks() {
  useEffect(() => {
    // Stops the router, so that the browser follows the link itself.
    const follow = (event: MouseEvent) => {
      if (!isPaymentDocument() && leadsToPayment(event)) event.stopPropagation();
    };
    window.addEventListener("click", follow, { capture: true });
    return () => window.removeEventListener("click", follow, { capture: true });
  }, []);
  return null;
}
