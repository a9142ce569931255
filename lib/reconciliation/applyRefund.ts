import "server-only";
import { syncRefunds } from "@/lib/payments/refundRows";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { paymentOfIntent } from "./paymentOfIntent";
import { idOf } from "./stripeAsks";

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
    const payment = await paymentOfIntent(idOf(refund.payment_intent), stripeAccountId);
    if (payment !== null) await syncRefunds(payment, [refund]);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
}
