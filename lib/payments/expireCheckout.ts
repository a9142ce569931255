import "server-only";
import { db } from "@/lib/db/client";
import { closeSession } from "./closeSession";
import { fulfilSession } from "./fulfil";
import { closeUnwrittenPages } from "./unwrittenPages";

/**
 * Closes the payment page of a booking whose hold ended, and brings our rows in line with what the payment provider
 * then says: a payment that was faster wins. A page that our rows do not know of is looked for.
 * @throws AppError payments_unavailable
 */
export async function expireCheckout(bookingId: string): Promise<void> {
  const payment = await db().payment.findFirst({ where: { bookingId } });
  if (!payment) return closeUnwrittenPages(bookingId);
  await closeSession(payment);
  await fulfilSession({ sessionId: payment.checkoutSessionId, stripeAccountId: payment.stripeAccountId });
}
