import { startsPayments } from "@/lib/paths";

/** The path of the document, as it was opened. Pages that came after it without loading keep its content policy. */
const openedAt = typeof window === "undefined" ? null : window.location.pathname;

/** Whether the document was opened as a page that starts payments, whose policy allows the payment provider's script. */
export const isPaymentDocument = (): boolean => openedAt !== null && startsPayments(openedAt);
