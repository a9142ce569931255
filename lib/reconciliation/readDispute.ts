import "server-only";
import type Stripe from "stripe";
import { cancelledBy, refundOnDecisionOre } from "@/lib/bookings/customer/customerRules";
import { isDecided, takenBackOf } from "@/lib/bookings/disputeWords";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { mailBusiness } from "@/lib/bookings/mails/bookingMails";
import type { Tx } from "@/lib/db/client";
import type { Payment } from "@/lib/db/generated/client";
import { addJob } from "@/lib/db/jobs";
import { inTransaction } from "@/lib/db/transaction";
import { addEntries } from "@/lib/ledger/addEntries";
import { addRefund } from "@/lib/payments/addRefund";
import { syncRefunds } from "@/lib/payments/refundRows";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { paymentOfIntent } from "./paymentOfIntent";
import { idOf, nextStripeAsk, stripeTime } from "./stripeAsks";
import { kindOf, stripeFeeOre } from "./transactionParts";

/**
 * Reads a dispute from the payment provider and updates our rows: the dispute, what was withdrawn and given back with
 * its fee in the ledger, the owner's mails when it is opened and when it is decided, and the refund that a cancellation owes
 * where the bank does not keep the money. Idempotent, and safe in any
 * order: an answer to an earlier question changes nothing after one to a later.
 * @throws AppError payments_unavailable
 */
export async function readDispute(stripeDisputeId: string, stripeAccountId: string): Promise<void> {
  const asked = await nextStripeAsk();
  const dispute = await retrieve(stripeDisputeId, stripeAccountId);
  if (dispute === null || dispute.currency !== "sek") return;
  const payment = await paymentOfIntent(idOf(dispute.payment_intent), stripeAccountId);
  if (payment === null) return;
  await inTransaction(async (tx) => {
    await lockBooking(tx, payment.bookingId);
    await writeMoney(tx, payment, dispute);
    await writeState(tx, payment, dispute, asked);
  });
  // What waits to be sent back of a lost payment has gone back by the bank.
  if (dispute.status === "lost") await syncRefunds(payment, []);
}

async function retrieve(id: string, stripeAccount: string): Promise<Stripe.Dispute | null> {
  try {
    return await callStripe((stripe) => stripe.disputes.retrieve(id, {}, { stripeAccount }));
  } catch (error) {
    if (isMissingAtStripe(error)) return null;
    throw error;
  }
}

async function writeMoney(tx: Tx, payment: Payment, dispute: Stripe.Dispute): Promise<void> {
  const { id: paymentId, providerId, bookingId } = payment;
  const entries = dispute.balance_transactions.flatMap((transaction) => {
    const row = { providerId, bookingId, paymentId, occurredAt: stripeTime(transaction.created) };
    const isMoved = kindOf(transaction) === "dispute";
    return [
      ...(isMoved
        ? [
            {
              ...row,
              kind: "dispute" as const,
              amountOre: transaction.amount,
              source: `dispute:${transaction.id}`,
            },
          ]
        : []),
      {
        ...row,
        kind: "stripe_fee" as const,
        amountOre: -stripeFeeOre(transaction),
        source: `stripe_fee:${transaction.id}`,
      },
    ];
  });
  await addEntries(tx, entries);
}

function stateOf(dispute: Stripe.Dispute) {
  const { due_by: dueBy, submission_count: submissions } = dispute.evidence_details;
  return {
    status: dispute.status,
    reason: dispute.reason,
    amountOre: dispute.amount,
    evidenceDueAt: dueBy === null ? null : stripeTime(dueBy),
    isAnswered: submissions > 0,
    askedAt: new Date(),
  };
}

async function writeState(tx: Tx, payment: Payment, dispute: Stripe.Dispute, asked: bigint): Promise<void> {
  const { id: paymentId, providerId, bookingId } = payment;
  const state = stateOf(dispute);
  const known = await tx.dispute.findUnique({ where: { stripeDisputeId: dispute.id } });
  if (known !== null && known.asked >= asked) return;
  const isOver = isDecided(dispute.status);
  // A decision that is appealed opens it again.
  const closedAt = isOver ? (known?.closedAt ?? new Date()) : null;
  await tx.dispute.upsert({
    where: { stripeDisputeId: dispute.id },
    create: {
      ...state,
      providerId,
      bookingId,
      paymentId,
      stripeDisputeId: dispute.id,
      openedAt: stripeTime(dispute.created),
      closedAt,
      asked,
    },
    update: { ...state, closedAt, asked },
  });
  const about = { id: bookingId, providerId };
  const payload = { payload: { dispute: dispute.id } };
  // Of one that was decided before it was first read one mail is sent, of its end.
  if (isOver && (known === null || known.closedAt === null))
    await mailBusiness(tx, "provider_dispute_closed", about, payload);
  else if (!isOver && known === null) await mailBusiness(tx, "provider_dispute_opened", about, payload);
  if (isOver && known?.closedAt === null) await refundDecided(tx, payment);
}

/**
 * Requests what a cancellation owes, and the refunds that waited for the bank, once no dispute of the payment is open. Nothing
 * of one that is lost: the customer has that money.
 */
async function refundDecided(tx: Tx, { id: paymentId, bookingId }: Payment): Promise<void> {
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      status: true,
      cancelReason: true,
      cancelledAt: true,
      freeCancellationUntil: true,
      startsAt: true,
      endsAt: true,
      payment: true,
      disputes: { select: { status: true } },
    },
  });
  if (takenBackOf(booking.disputes) !== null) return;
  const waiting = { paymentId, status: "requested", stripeRefundId: null } as const;
  for (const { id: refundId } of await tx.refund.findMany({ where: waiting, select: { id: true } }))
    await addJob(tx, "send_refund", { refundId }, { key: `refund-${refundId}` });
  const by = cancelledBy(booking.cancelReason);
  if (booking.payment === null || booking.status !== "cancelled" || by === "nobody") return;
  const reason = booking.cancelReason === "withdrawn" ? "withdrawn" : (`cancelled_by_${by}` as const);
  await addRefund(tx, booking.payment, refundOnDecisionOre(booking), reason);
}
