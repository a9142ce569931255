import "server-only";
import type { Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";

/** The reasons for refunds made by the product; those made elsewhere have `goodwill`. */
export type RefundReason = "paid_too_late" | "cancelled_by_customer" | "cancelled_by_provider";

/**
 * Adds a refund: its row and the job that requests it from the payment provider, in the caller's transaction, which
 * has locked the booking.
 * @param amountOre öre; nothing is written for 0
 */
export async function addRefund(
  tx: Tx,
  payment: { id: string; providerId: string },
  amountOre: number,
  reason: RefundReason,
): Promise<void> {
  if (amountOre <= 0) return;
  const { id: refundId } = await tx.refund.create({
    data: { providerId: payment.providerId, paymentId: payment.id, amountOre, reason },
    select: { id: true },
  });
  await tx.payment.update({
    where: { id: payment.id },
    data: { refundedOre: { increment: amountOre } },
    select: { id: true },
  });
  await addJob(tx, "send_refund", { refundId }, { key: `refund-${refundId}` });
}
