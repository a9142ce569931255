import type { PaymentLinkEnd, PaymentStatus } from "@/lib/db/generated/enums";
import type { BookingStatus } from "../status";

const dayMs = 24 * 60 * 60_000;
const afterVisitMs = 30 * dayMs;

/** When a payment link ends by itself: 30 days after the visit, or after it was made where that is later. */
export function paymentLinkEndsAt(endsAt: Date, createdAt: Date): Date {
  return new Date(Math.max(endsAt.getTime(), createdAt.getTime()) + afterVisitMs);
}

/**
 * What a payment link is good for. `returned`: it was paid after it had ended, and the money went back. Of the others all
 * but `open` and `processing` say why nothing can be paid by it any more.
 */
export type LinkState = "open" | "processing" | "paid" | "returned" | PaymentLinkEnd;

type Facts = {
  link: {
    createdAt: Date;
    paidAt: Date | null;
    endReason: PaymentLinkEnd | null;
    pageSessionId: string | null;
  };
  booking: { status: BookingStatus; endsAt: Date };
  /** The booking's row of payments, of this link or of an earlier one. */
  payment: { status: PaymentStatus; checkoutSessionId: string } | null;
  nowMs: number;
};

/** Which of these states a link is in. */
export function linkState({ link, booking, payment, nowMs }: Facts): LinkState {
  const own = payment !== null && payment.checkoutSessionId === link.pageSessionId ? payment.status : null;
  if (link.paidAt !== null) return "paid";
  if (own === "paid") return "returned";
  // Before why the link had ended, since nothing is to be paid in any other way either.
  if (booking.status === "cancelled") return "cancelled";
  if (link.endReason !== null) return link.endReason;
  if (own === "processing") return "processing";
  return nowMs < paymentLinkEndsAt(booking.endsAt, link.createdAt).getTime() ? "open" : "expired";
}
