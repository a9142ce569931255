import type { PaymentStatus } from "@/lib/db/generated/enums";
import { takenBackOf } from "../disputeWords";
import type { BookingStatus } from "../status";

export type GoodwillRefusal =
  | "not_paid"
  | "not_begun_yet"
  | "disputed"
  | "charged_back"
  | "nothing_left"
  | "too_many";

/** How often something can be given back of one booking: each time its customer gets a mail. */
export const mostGoodwill = 10;
/** The least amount, unless less is left. */
const leastOre = 100;

/** The least that can be given back of a payment of which `leftOre` is left. */
export const leastGoodwillOre = (leftOre: number): number => Math.min(leastOre, leftOre);

/** Which of a payment's refunds count as given of goodwill. */
export const goodwillRefunds = { where: { reason: "goodwill" }, select: { id: true } } as const;

type Facts = {
  status: BookingStatus;
  startsAt: Date;
  payment: {
    status: PaymentStatus;
    amountOre: number;
    refundedOre: number;
    /** Those of goodwill (`goodwillRefunds`). */
    refunds: readonly unknown[];
  } | null;
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
  if (payment.refundedOre >= payment.amountOre) return "nothing_left";
  return payment.refunds.length < mostGoodwill ? null : "too_many";
}
