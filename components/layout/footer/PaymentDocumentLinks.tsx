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
 * Where the payment provider's script is loaded, links to the pages with the payment form open a document of their own:
 * only theirs may run that script, and the router would show them in the one that stands.
 */
export function PaymentDocumentLinks() {
  useEffect(() => {
    // Kept from the router, the press does what a browser does with a link.
    const follow = (event: MouseEvent) => {
      if (!isPaymentDocument() && leadsToPayment(event)) event.stopPropagation();
    };
    window.addEventListener("click", follow, { capture: true });
    return () => window.removeEventListener("click", follow, { capture: true });
  }, []);
  return null;
}
