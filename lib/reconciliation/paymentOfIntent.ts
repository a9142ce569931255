import "server-only";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import type { Payment } from "@/lib/db/generated/client";
import { callStripe } from "@/lib/payments/stripe";

/**
 * The payment that something at the payment provider is about, by the id of its payment intent. Its row may not be
 * written yet: then that comes first.
 * @returns null when it is not of this product
 * @throws AppError payments_unavailable
 */
export async function paymentOfIntent(
  paymentIntentId: string | null,
  stripeAccountId: string,
): Promise<Payment | null> {
  if (paymentIntentId === null) return null;
  const find = () => db().payment.findFirst({ where: { paymentIntentId, stripeAccountId } });
  const known = await find();
  if (known !== null) return known;
  const { data } = await callStripe((stripe) =>
    stripe.checkout.sessions.list(
      { payment_intent: paymentIntentId, limit: 1 },
      { stripeAccount: stripeAccountId },
    ),
  );
  for (const { id: sessionId } of data) await fulfilSession({ sessionId, stripeAccountId });
  return find();
}
