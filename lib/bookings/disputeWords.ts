import { env } from "@/lib/env";

/*
 * Stripe's words about a dispute.
 */

const decided = ["won", "lost", "warning_closed", "prevented"];

/** Whether the bank has decided, or the dispute is closed without a decision. */
export const isDecided = (status: string): boolean => decided.includes(status);

const waiting = ["needs_response", "warning_needs_response", "appeal_needs_response"];

/** What the business reads of a dispute's state. */
export const disputeStates = ["answer", "waiting", "won", "lost", "closed"] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * The state of a dispute for the business.
 * @param status Stripe's word; an unknown one means that Stripe waits for the bank
 */
export function disputeStateOf(status: string): DisputeState {
  if (waiting.includes(status)) return "answer";
  if (status === "won" || status === "lost") return status;
  return isDecided(status) ? "closed" : "waiting";
}

/** Stripe's reasons that have words of their own; all others are told in general. */
export const disputeReasons = [
  "fraudulent",
  "unrecognized",
  "product_not_received",
  "product_unacceptable",
  "duplicate",
  "credit_not_processed",
  "other",
] as const;
type DisputeReason = (typeof disputeReasons)[number];

/** The reason in the words that we have for it. */
export function disputeReasonOf(reason: string): DisputeReason {
  return disputeReasons.find((known) => known === reason) ?? "other";
}

/** Where the business answers it: its own dashboard at Stripe; with a stand-in, that one's first page. */
export function disputeUrl(stripeDisputeId: string): string {
  const { STRIPE_API_BASE, STRIPE_PAGES_URL, STRIPE_SECRET_KEY } = env();
  if (STRIPE_API_BASE !== undefined) return STRIPE_PAGES_URL ?? STRIPE_API_BASE;
  const mode = /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY) ? "test/" : "";
  return `https://dashboard.stripe.com/${mode}disputes/${stripeDisputeId}`;
}

/** Whether the bank only asks: no money was taken. */
export const isInquiry = (status: string): boolean => status.startsWith("warning_");

/** Whether the bank has taken the money back: `open` until it has decided, `lost` for good; null where it has not. */
export function takenBack(status: string): "open" | "lost" | null {
  if (status === "lost") return "lost";
  return isInquiry(status) || isDecided(status) ? null : "open";
}

/** The same of all disputes of a payment. What is lost stays lost, and Stripe refunds nothing of it. */
export function takenBackOf(disputes: readonly { status: string }[]): "open" | "lost" | null {
  const taken = disputes.map(({ status }) => takenBack(status));
  if (taken.includes("lost")) return "lost";
  return taken.includes("open") ? "open" : null;
}
