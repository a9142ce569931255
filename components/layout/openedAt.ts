import { startsPayments } from "@/lib/paths";

/** The path at which the document was loaded. Later pages in the same document keep its content policy. */
const openedAt = typeof window === "undefined" ? null : window.location.pathname;

/** Whether the document was loaded as a page that starts payments, whose policy allows Stripe's script. */
export const isPaymentDocument = (): boolean => openedAt !== null && startsPayments(openedAt);
