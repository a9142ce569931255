import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import type { Tx } from "@/lib/db/client";

/** A review of a visit that is given back in full within this time of it does not count. */
const countsAfterMs = 30 * 24 * 60 * 60_000;

type Returned = {
  id: string;
  providerId: string;
  bookingId: string;
  amountOre: number;
  refundedOre: number;
};

/**
 * Once a payment was given back in full, takes the review of its visit out of lists and averages where it is younger than 30
 * days by the last refund, for otherwise a business buys stars for the payment provider's fee. The row stays for the operator.
 * In the caller's transaction, which has locked the booking; triggers update the averages.
 */
export async function dropRefundedReview(tx: Tx, payment: Returned): Promise<void> {
  const { id: paymentId, providerId, bookingId } = payment;
  if (payment.refundedOre < payment.amountOre) return;
  const { _max: last } = await tx.refund.aggregate({
    where: { paymentId, status: { not: "failed" } },
    _max: { createdAt: true },
  });
  if (last.createdAt === null) return;
  const youngest = new Date(last.createdAt.getTime() - countsAfterMs);
  const where = { bookingId, providerId, fellAwayAt: null, createdAt: { gt: youngest } };
  if ((await tx.review.count({ where })) === 0) return;
  await lockCatalogue(tx, providerId);
  await tx.review.updateMany({ where, data: { fellAwayAt: last.createdAt } });
}
