import "server-only";
import type Stripe from "stripe";
import { z } from "zod";
import { lockBooking } from "@/lib/bookings/lockBooking";
import type { Tx } from "@/lib/db/client";
import type { Payment, Refund } from "@/lib/db/generated/client";
import type { RefundStatus } from "@/lib/db/generated/enums";
import { inTransaction } from "@/lib/db/transaction";
import { logger } from "@/lib/log/logger";
import { addRefund, type OwedReason } from "./addRefund";
import { dropRefundedReview } from "./dropRefundedReview";

/** The `reason` of a refund made outside the product, in the payment provider's dashboard, and of those of goodwill here. */
const elsewhere = "goodwill";

/** The `last_error` of a request for which nothing was left, because the money had been refunded in another way. */
export const alreadyRefunded = "already_refunded";

/** How often the bank may return the same refund before it is logged as an error for a person. */
const maxTries = 3;

type Known = Pick<Payment, "id" | "bookingId">;

/**
 * Updates the refund rows of a payment by the payment provider's refunds, whoever made them. A refund made elsewhere
 * gets a row; requests that are not sent yet are reduced to the rest, and settled when there is none; a refund that a
 * bank returned is requested again when a cancellation owes it. Idempotent: the booking is locked, and the sum is
 * computed from the rows.
 * @param refunds as the payment provider returns them; rows of others stay as they are
 */
export async function syncRefunds(payment: Known, refunds: readonly Stripe.Refund[]): Promise<void> {
  await inTransaction(async (tx) => {
    await lockBooking(tx, payment.bookingId);
    const locked = await tx.payment.findUniqueOrThrow({ where: { id: payment.id } });
    let wasReturned = false;
    for (const refund of refunds) wasReturned = (await keepOne(tx, locked, refund)) || wasReturned;
    await shrinkRequests(tx, locked);
    const refundedOre = await recount(tx, locked);
    if (wasReturned) await requestAgain(tx, { ...locked, refundedOre });
  });
}

/** A refund's status at the payment provider, as our rows have it. */
export function statusOf(refund: Stripe.Refund): RefundStatus {
  if (refund.status === "succeeded") return "succeeded";
  return refund.status === "failed" || refund.status === "canceled" ? "failed" : "pending";
}

/** The row of a refund: by its id at the payment provider, or the request that has no such id yet. */
async function rowOf(tx: Tx, paymentId: string, refund: Stripe.Refund): Promise<Refund | null> {
  const known = await tx.refund.findUnique({ where: { stripeRefundId: refund.id } });
  const ownId = z.uuid().safeParse(refund.metadata?.refund_id);
  if (known !== null || !ownId.success) return known;
  return tx.refund.findFirst({ where: { id: ownId.data, paymentId, stripeRefundId: null } });
}

/** @returns whether the bank returned the money */
async function keepOne(tx: Tx, payment: Payment, refund: Stripe.Refund): Promise<boolean> {
  const { id: paymentId, providerId } = payment;
  const status = statusOf(refund);
  const data = {
    stripeRefundId: refund.id,
    status,
    amountOre: refund.amount,
    lastError: refund.failure_reason ?? null,
  };
  const row = await rowOf(tx, paymentId, refund);
  if (row === null) {
    // Of the day on which it was made, also where it is read later.
    const createdAt = new Date(refund.created * 1000);
    await tx.refund.create({ data: { ...data, providerId, paymentId, reason: elsewhere, createdAt } });
    return status === "failed";
  }
  // The answer is older than the stored one: `failed` is final, and `succeeded` does not become pending again.
  const isOlder = row.status === "failed" || (row.status === "succeeded" && status === "pending");
  if (row.stripeRefundId !== null && isOlder) return false;
  await tx.refund.update({ where: { id: row.id }, data });
  return status === "failed";
}

/** When refunds and what banks took back exceed the payment, reduces the refunds not sent yet, the newest first. */
async function shrinkRequests(tx: Tx, { id: paymentId, amountOre: paidOre }: Payment): Promise<void> {
  const rows = await tx.refund.findMany({
    where: { paymentId, status: { not: "failed" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const { _sum: lost } = await tx.dispute.aggregate({
    where: { paymentId, status: "lost" },
    _sum: { amountOre: true },
  });
  let excessOre = rows.reduce((sum, { amountOre }) => sum + amountOre, 0) + (lost.amountOre ?? 0) - paidOre;
  for (const { id, stripeRefundId, amountOre } of rows) {
    if (excessOre <= 0) return;
    if (stripeRefundId !== null) continue;
    const isSettled = amountOre <= excessOre;
    const data = isSettled
      ? ({ status: "failed", lastError: alreadyRefunded } as const)
      : { amountOre: amountOre - excessOre };
    await tx.refund.update({ where: { id }, data });
    excessOre -= amountOre;
  }
}

async function recount(tx: Tx, payment: Payment): Promise<number> {
  const { id, amountOre: paidOre } = payment;
  const { _sum } = await tx.refund.aggregate({
    where: { paymentId: id, status: { not: "failed" } },
    _sum: { amountOre: true },
  });
  const refundedOre = Math.min(paidOre, _sum.amountOre ?? 0);
  await tx.payment.update({ where: { id }, data: { refundedOre } });
  await dropRefundedReview(tx, { ...payment, refundedOre });
  return refundedOre;
}

const reasons = z.enum(["paid_too_late", "cancelled_by_customer", "cancelled_by_provider", "withdrawn"]);

/**
 * Requests again what a cancellation owes: a cancellation that refunds, refunds everything, but for a withdrawal during the
 * visit, whose row says how much. Refunds made elsewhere are the business's own matter.
 */
async function requestAgain(tx: Tx, payment: Payment): Promise<void> {
  const { id: paymentId, bookingId } = payment;
  const { status } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { status: true },
  });
  const owed = await tx.refund.findFirst({
    where: { paymentId, reason: { not: elsewhere } },
    orderBy: { createdAt: "asc" },
  });
  if (owed === null || (status !== "cancelled" && owed.reason !== "paid_too_late")) return;
  const tries = await tx.refund.count({
    where: { paymentId, status: "failed", stripeRefundId: { not: null } },
  });
  if (tries >= maxTries) {
    logger.error({ paymentId, bookingId, tries }, "a refund failed for good");
    return;
  }
  const reason: OwedReason = reasons.parse(owed.reason);
  const leftOre = payment.amountOre - payment.refundedOre;
  await addRefund(tx, payment, reason === "withdrawn" ? Math.min(leftOre, owed.amountOre) : leftOre, reason);
}
