import "server-only";
import { callStripe, isMissingAtStripe, stripeFailure } from "./stripe";

/** A session of a connected account, or of the platform when `stripeAccountId` is null. */
type SessionOf = { checkoutSessionId: string; stripeAccountId: string | null };

/**
 * Expires a Checkout session at Stripe, so that it can no longer be paid.
 * @returns isClosed false when it was not open: paid, being paid, or closed before
 * @throws AppError payments_unavailable
 */
export async function closeSession(payment: SessionOf): Promise<{ isClosed: boolean }> {
  const { checkoutSessionId, stripeAccountId } = payment;
  const options = stripeAccountId === null ? {} : { stripeAccount: stripeAccountId };
  try {
    await callStripe((stripe) => stripe.checkout.sessions.expire(checkoutSessionId, undefined, options));
    return { isClosed: true };
  } catch (error) {
    // A session that does not exist cannot be paid either.
    if (isMissingAtStripe(error)) return { isClosed: true };
    if (stripeFailure(error)?.statusCode === 400) return { isClosed: false };
    throw error;
  }
}
