import "server-only";
import type { Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { dropRefundedReview } from "./dropRefundedReview";

/** The reasons for refunds that the product owes by a rule, and asks for again when a bank sends one back. */
export type OwedReason = "paid_too_late" | "cancelled_by_customer" | "cancelled_by_provider" | "withdrawn";
/** `goodwill`: the business gives it back because it wants to; also of refunds made outside the product. */
export type RefundReason = OwedReason | "goodwill";

/**
 * Adds a refund: its row and the job that requests it from the payment provider, in the caller's transaction, which
 * has locked the booking.
 * @param amountOre öre; nothing is written for 0
 * @param note what the business writes to the customer with it
 */
export async function addRefund(
  tx: Tx,
  payment: { id: string; providerId: string },
  amountOre: number,
  reason: RefundReason,
  note: string | null = null,
): Promise<void> {
  if (amountOre <= 0) return;
  const { id: refundId } = await tx.refund.create({
    data: { providerId: payment.providerId, paymentId: payment.id, amountOre, reason, note },
    select: { id: true },
  });
  const returned = await tx.payment.update({
    where: { id: payment.id },
    data: { refundedOre: { increment: amountOre } },
    select: { id: true, providerId: true, bookingId: true, amountOre: true, refundedOre: true },
  });
  await dropRefundedReview(tx, returned);
  await addJob(tx, "send_refund", { refundId }, { key: `refund-${refundId}` });
}
