import type { PaymentStatus } from "@/lib/db/generated/enums";
import { takenBackOf } from "../disputeWords";
import type { BookingStatus } from "../status";

export type GoodwillRefusal = "not_paid" | "not_begun_yet" | "disputed" | "charged_back" | "nothing_left";

type Facts = {
  status: BookingStatus;
  startsAt: Date;
  payment: { status: PaymentStatus; amountOre: number; refundedOre: number } | null;
  /** By Stripe's words. */
  disputes: readonly { status: string }[];
};

/**
 * Null when the business may give something back of goodwill at `nowMs`: of a visit that has begun, or of what it kept of a
 * cancellation. Before the visit it can cancel, which gives everything back. Of a payment that the customer's bank has taken
 * back, Stripe refunds nothing, not even what is more than the disputed amount.
 */
export function goodwillRefusal(facts: Facts, nowMs: number): GoodwillRefusal | null {
  const { status, startsAt, payment, disputes } = facts;
  if (payment?.status !== "paid") return "not_paid";
  if (status !== "cancelled" && nowMs < startsAt.getTime()) return "not_begun_yet";
  const taken = takenBackOf(disputes);
  if (taken !== null) return taken === "lost" ? "charged_back" : "disputed";
  return payment.refundedOre < payment.amountOre ? null : "nothing_left";
}
