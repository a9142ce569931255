import "server-only";
import { db } from "@/lib/db/client";
import { closeSession } from "@/lib/payments/closeSession";
import { fulfilSession } from "../pay/fulfil";
import { closeUnwrittenPages } from "../pay/unwrittenPages";

/**
 * Closes the payment page of a booking whose hold ended, and brings our rows in line with what the payment provider
 * then says: a payment that was faster wins. A page that our rows do not know of is looked for.
 * A page that Stripe does not know, such as one of an account that has left the platform, is over.
 * @throws AppError payments_unavailable
 */
export async function expireCheckout(bookingId: string): Promise<void> {
  const payment = await db().payment.findFirst({ where: { bookingId } });
  if (!payment) return closeUnwrittenPages(bookingId);
  const { id, checkoutSessionId: sessionId, stripeAccountId } = payment;
  await closeSession(payment);
  const known = await fulfilSession({ sessionId, stripeAccountId });
  if (known === null)
    await db().payment.updateMany({ where: { id, status: "open" }, data: { status: "expired" } });
}
