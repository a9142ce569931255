import "server-only";
import { customerActor, openTo, type Proof } from "@/lib/bookings/access";
import { db } from "@/lib/db/client";
import { applyChange, lockForChange } from "./applyChange";

type Request = {
  /** SEK, the refund that the customer was shown; when another one would be paid, the call is refused. */
  expectedRefund?: number | undefined;
  nowMs: number;
};

/**
 * The customer, or a guest by the link of the mails, withdraws from the purchase of a booking (lag (2005:59) 2 kap. 10 a §): it
 * is cancelled with a reason of its own, and what has not been performed is refunded, also after free cancellation. The
 * customer's receipt and the business's mail are written in the same transaction.
 * @throws AppError not_signed_in, not_found; transition_not_allowed with the reason where there is no right to withdraw (any
 *   more); refund_changed
 */
export async function withdrawFromPurchase(bookingId: string, proof: Proof, request: Request): Promise<void> {
  const where = await openTo(bookingId, proof, request.nowMs);
  await db().$transaction(async (tx) => {
    const booking = await lockForChange(tx, where);
    const change = {
      to: "cancelled",
      ...customerActor(booking, proof),
      isWithdrawal: true,
      nowMs: request.nowMs,
    } as const;
    await applyChange(tx, booking, change, request.expectedRefund);
  });
}
