import "server-only";
import { noteAnswered, noteAsked } from "@/lib/checkout/pay/askedAt";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { closePaymentPage } from "@/lib/checkout/pay/paymentPages";
import { db, pool } from "@/lib/db/client";
import type { PaymentStatus } from "@/lib/db/generated/enums";
import { logger } from "@/lib/log/logger";
import { forEachPaced, maxRowsPerRun, type RunCounts } from "@/lib/payments/forEachPaced";
import { applyRefund } from "./applyRefund";

/** With a run every minute, each is asked about within five minutes. */
const askAgainAfterMs = 3 * 60_000;

type Unsettled = {
  id: string;
  bookingId: string;
  sessionId: string;
  stripeAccountId: string;
  status: PaymentStatus;
  isAwaited: boolean;
};

const unsettledSql = `
  SELECT p.id, p.booking_id AS "bookingId", p.checkout_session_id AS "sessionId", p.stripe_account_id AS "stripeAccountId",
         p.status, b.status = 'pending' OR EXISTS (SELECT FROM payment_links l
           WHERE l.booking_id = b.id AND l.page_session_id = p.checkout_session_id AND l.ended_at IS NULL) AS "isAwaited"
  FROM payments p JOIN bookings b ON b.id = p.booking_id
  WHERE p.status IN ('open', 'processing') AND coalesce(p.asked_at, p.created_at) < now() - make_interval(secs => $1)
  ORDER BY coalesce(p.asked_at, p.created_at) LIMIT $2`;

/**
 * Asks the payment provider about every checkout that our rows have as open or processing, those asked about longest ago
 * first: one that was paid without its webhook is confirmed, or refunded if its booking was cancelled meanwhile. The
 * payment page of a booking whose hold, or of a payment link that has ended, is closed.
 * @param olderThanMs how long an answer counts
 */
export async function reconcilePayments(olderThanMs = askAgainAfterMs): Promise<RunCounts> {
  const { rows } = await pool().query<Unsettled>(unsettledSql, [olderThanMs / 1000, maxRowsPerRun]);
  return forEachPaced(rows, settle, ({ bookingId }) => ({ bookingId }));
}

async function settle({ id, bookingId, isAwaited, status, ...ref }: Unsettled): Promise<void> {
  await noteAsked(id);
  if (isAwaited) await fulfilSession(ref);
  else await closePaymentPage(bookingId);
  await noteAnswered(id);
  const now = await db().payment.findUniqueOrThrow({ where: { id }, select: { status: true } });
  if (now.status !== status)
    logger.info({ bookingId, was: status, is: now.status }, "a payment settled without its webhook");
}

/**
 * Asks the payment provider about every pending refund, those asked about longest ago first.
 * @param olderThanMs how long an answer counts
 */
export async function reconcileRefunds(olderThanMs = askAgainAfterMs): Promise<RunCounts> {
  const pending = await db().refund.findMany({
    where: {
      status: "pending",
      stripeRefundId: { not: null },
      updatedAt: { lt: new Date(Date.now() - olderThanMs) },
    },
    orderBy: [{ updatedAt: "asc" }, { id: "asc" }],
    take: maxRowsPerRun,
    select: { id: true, stripeRefundId: true, payment: { select: { stripeAccountId: true } } },
  });
  return forEachPaced(
    pending,
    async ({ id, stripeRefundId, payment }) => {
      // Before the call, so that a refund whose call fails is the last in the next run.
      await db().refund.update({ where: { id }, data: { updatedAt: new Date() }, select: { id: true } });
      if (stripeRefundId !== null) await applyRefund(stripeRefundId, payment.stripeAccountId);
    },
    ({ id }) => ({ refundId: id }),
  );
}
