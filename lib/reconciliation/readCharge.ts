import "server-only";
import type Stripe from "stripe";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { db, type Tx } from "@/lib/db/client";
import type { Payment } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { addEntries, type StripeEntry } from "@/lib/ledger/addEntries";
import { correctCommissionReturned } from "@/lib/ledger/correctCommissionReturned";
import { callStripe } from "@/lib/payments/stripe";
import { stripeTime } from "./stripeAsks";
import { stripeFeeOre } from "./transactionParts";

type Answer = {
  chargeId: string;
  transaction: Stripe.BalanceTransaction;
  refunds: readonly Stripe.Refund[];
  applicationFee: Stripe.ApplicationFee | null;
};

/**
 * Reads what the payment provider took and returned for a payment, and writes what the ledger lacks: Stripe's fee, and
 * the difference where it returned another part of the commission than our rows say. Idempotent. An answer without
 * the charge's balance transaction, which comes some seconds after the charge, leaves the payment to be read again.
 * @returns whether the answer was complete
 * @throws AppError payments_unavailable
 */
export async function readCharge(paymentId: string): Promise<boolean> {
  const reading = await db().chargeReading.update({
    where: { paymentId },
    data: { askedAt: new Date() },
    select: { changes: true, payment: { include: { refunds: { select: { id: true }, take: 1 } } } },
  });
  const { payment } = reading;
  const answer = await ask(payment, payment.refunds.length > 0);
  if (answer === null) return false;
  await inTransaction(async (tx) => {
    await lockBooking(tx, payment.bookingId);
    await writeFees(tx, payment, answer);
    // What changed since it was asked is read again: this answer may not know of it.
    const { count } = await tx.chargeReading.updateMany({
      where: { paymentId, changes: reading.changes },
      data: { readChanges: reading.changes },
    });
    if (count > 0 && answer.applicationFee !== null) await writeReturned(tx, payment, answer.applicationFee);
  });
  return true;
}

async function ask(payment: Payment, hasRefunds: boolean): Promise<Answer | null> {
  const { stripeAccountId: stripeAccount, paymentIntentId } = payment;
  if (paymentIntentId === null) return null;
  const intent = await callStripe((stripe) =>
    stripe.paymentIntents.retrieve(
      paymentIntentId,
      { expand: ["latest_charge.balance_transaction"] },
      { stripeAccount },
    ),
  );
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === "string") return null;
  const transaction = charge.balance_transaction;
  if (transaction === null || typeof transaction === "string") return null;
  const refunds = hasRefunds ? await refundsOf(charge.id, stripeAccount) : [];
  const applicationFee = payment.applicationFeeOre > 0 ? await applicationFeeOf(charge.id) : null;
  return { chargeId: charge.id, transaction, refunds, applicationFee };
}

async function refundsOf(charge: string, stripeAccount: string): Promise<Stripe.Refund[]> {
  const expand = ["data.balance_transaction", "data.failure_balance_transaction"];
  const { data } = await callStripe((stripe) =>
    stripe.refunds.list({ charge, limit: 100, expand }, { stripeAccount }),
  );
  return data;
}

/** On the platform's own account, to which the business paid it. */
async function applicationFeeOf(charge: string): Promise<Stripe.ApplicationFee | null> {
  const { data } = await callStripe((stripe) => stripe.applicationFees.list({ charge, limit: 1 }));
  const fee = data[0] ?? null;
  // Within the fee Stripe lists ten at the most.
  if (fee?.refunds.has_more === true) {
    const all = await callStripe((stripe) => stripe.applicationFees.listRefunds(fee.id, { limit: 100 }));
    fee.refunds.data = all.data;
  }
  return fee;
}

async function writeFees(tx: Tx, payment: Payment, answer: Answer): Promise<void> {
  const { id: paymentId, providerId, bookingId } = payment;
  const { chargeId, transaction, refunds } = answer;
  const feeEntry = (source: string, of: Stripe.BalanceTransaction): StripeEntry => ({
    providerId,
    bookingId,
    paymentId,
    kind: "stripe_fee",
    amountOre: -stripeFeeOre(of),
    source: `stripe_fee:${source}`,
    occurredAt: stripeTime(of.created),
  });
  const returned = refunds
    .flatMap((refund) => [refund.balance_transaction, refund.failure_balance_transaction])
    .filter((of) => typeof of === "object" && of !== null);
  await addEntries(tx, [feeEntry(chargeId, transaction), ...returned.map((of) => feeEntry(of.id, of))]);
}

async function writeReturned(tx: Tx, payment: Payment, fee: Stripe.ApplicationFee): Promise<void> {
  await tx.applicationFeeRefund.createMany({
    data: fee.refunds.data.map(({ id }) => ({ stripeFeeRefundId: id, paymentId: payment.id })),
    skipDuplicates: true,
  });
  // A refund that is not sent yet returns its part later, and is a change of its own then.
  const unsent = await tx.refund.count({
    where: { paymentId: payment.id, status: "requested", stripeRefundId: null },
  });
  if (unsent > 0) return;
  const [newest] = fee.refunds.data;
  await correctCommissionReturned(
    tx,
    payment,
    fee.amount_refunded,
    newest === undefined ? new Date() : stripeTime(newest.created),
  );
}

/**
 * Has the charge of an application fee read again: the operator may return one in the platform's own dashboard.
 * @throws AppError payments_unavailable
 */
export async function applyApplicationFee(stripeFeeId: string): Promise<void> {
  const { charge } = await callStripe((stripe) => stripe.applicationFees.retrieve(stripeFeeId));
  const chargeId = typeof charge === "string" ? charge : charge.id;
  await db().chargeReading.updateMany({
    where: { payment: { chargeId } },
    data: { changes: { increment: 1 }, askedAt: null },
  });
}
