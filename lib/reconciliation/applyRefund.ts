import "server-only";
import type Stripe from "stripe";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import type { Payment } from "@/lib/db/generated/client";
import { syncRefunds } from "@/lib/payments/refundRows";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";

/**
 * Reads a refund that changed at the payment provider, and updates our rows: one of ours (it may fail days later), or one
 * that was made in Stripe's dashboard.
 * @throws AppError payments_unavailable
 */
export async function applyRefund(stripeRefundId: string, stripeAccountId: string): Promise<void> {
  try {
    const refund = await callStripe((stripe) =>
      stripe.refunds.retrieve(stripeRefundId, {}, { stripeAccount: stripeAccountId }),
    );
    const payment = await paymentOf(refund, stripeAccountId);
    if (payment !== null) await syncRefunds(payment, [refund]);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
}

/** The payment that a refund is of; null when it is not of this product. */
async function paymentOf(refund: Stripe.Refund, stripeAccountId: string): Promise<Payment | null> {
  const intent = refund.payment_intent;
  const paymentIntentId = typeof intent === "string" ? intent : intent?.id;
  if (paymentIntentId === undefined) return null;
  const find = () => db().payment.findFirst({ where: { paymentIntentId, stripeAccountId } });
  const known = await find();
  if (known !== null) return known;
  // Its payment may not be written yet: then that comes first.
  const { data } = await callStripe((stripe) =>
    stripe.checkout.sessions.list(
      { payment_intent: paymentIntentId, limit: 1 },
      { stripeAccount: stripeAccountId },
    ),
  );
  for (const { id: sessionId } of data) await fulfilSession({ sessionId, stripeAccountId });
  return find();
}
