import "server-only";
import { callStripe, isMissingAtStripe, stripeFailure } from "./stripe";

/** A session of a connected account, or of the platform itself when there is none. */
type SessionOf = { checkoutSessionId: string; stripeAccountId: string | null };

/**
 * Closes a Checkout session, so that nobody pays on it any more.
 * @returns isClosed false when it was not open: paid, on its way, or closed before
 * @throws AppError payments_unavailable
 */
export async function closeSession(payment: SessionOf): Promise<{ isClosed: boolean }> {
  const { checkoutSessionId, stripeAccountId } = payment;
  const options = stripeAccountId === null ? {} : { stripeAccount: stripeAccountId };
  try {
    await callStripe((stripe) => stripe.checkout.sessions.expire(checkoutSessionId, undefined, options));
    return { isClosed: true };
  } catch (error) {
    // A session that is gone can be paid no more than a closed one.
    if (isMissingAtStripe(error)) return { isClosed: true };
    if (stripeFailure(error)?.statusCode === 400) return { isClosed: false };
    throw error;
  }
}
