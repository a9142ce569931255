import "server-only";
import { isGivenBack } from "@/lib/bookings/customer/customerRules";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import type { Tx } from "@/lib/db/client";

/** What is given back of a visit within this time of its review decides whether that counts. */
const countsAfterMs = 30 * 24 * 60 * 60_000;

type Returned = {
  id: string;
  providerId: string;
  bookingId: string;
  amountOre: number;
  refundedOre: number;
};

/**
 * Once nine tenths of a payment were given back within 30 days of the review of its visit, takes that out of lists and averages,
 * for otherwise a business buys stars for the payment provider's fee; what goes back later changes nothing. The row stays for
 * the operator. In the caller's transaction, which has locked the booking; triggers update the averages.
 */
export async function dropRefundedReview(tx: Tx, payment: Returned): Promise<void> {
  const { id: paymentId, providerId, bookingId, amountOre } = payment;
  if (!isGivenBack(payment)) return;
  const where = { bookingId, providerId, fellAwayAt: null };
  const review = await tx.review.findFirst({ where, select: { createdAt: true } });
  if (review === null) return;
  const until = new Date(review.createdAt.getTime() + countsAfterMs);
  const { _sum: within, _max: last } = await tx.refund.aggregate({
    where: { paymentId, status: { not: "failed" }, createdAt: { lt: until } },
    _sum: { amountOre: true },
    _max: { createdAt: true },
  });
  if (!isGivenBack({ amountOre, refundedOre: within.amountOre ?? 0 })) return;
  await lockCatalogue(tx, providerId);
  await tx.review.updateMany({ where, data: { fellAwayAt: last.createdAt } });
}
