import "server-only";
import { db } from "@/lib/db/client";
import { mostInARun, paced, type Round } from "@/lib/payments/paced";
import { applyRefund } from "./applyRefund";

/** With a run every minute, each is asked about within five minutes. */
const patienceMs = 3 * 60_000;

/**
 * Asks the payment provider about every refund that is on its way, those asked about longest ago first.
 * @param olderThanMs how long an answer counts
 */
export async function reconcileRefunds(olderThanMs = patienceMs): Promise<Round> {
  const pending = await db().refund.findMany({
    where: {
      status: "pending",
      stripeRefundId: { not: null },
      updatedAt: { lt: new Date(Date.now() - olderThanMs) },
    },
    orderBy: [{ updatedAt: "asc" }, { id: "asc" }],
    take: mostInARun,
    select: { id: true, stripeRefundId: true, payment: { select: { stripeAccountId: true } } },
  });
  return paced(
    pending,
    async ({ id, stripeRefundId, payment }) => {
      // One that cannot be asked about now goes to the end of the queue.
      await db().refund.update({ where: { id }, data: { updatedAt: new Date() }, select: { id: true } });
      if (stripeRefundId !== null) await applyRefund(stripeRefundId, payment.stripeAccountId);
    },
    ({ id }) => ({ refundId: id }),
  );
}
