import "server-only";
import type { CustomerActor } from "@/lib/bookings/access";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { db, type Tx } from "@/lib/db/client";
import type { PaymentStatus } from "@/lib/db/generated/enums";
import { addJob } from "@/lib/db/jobs";
import { inTransaction } from "@/lib/db/transaction";
import { closeSession } from "@/lib/payments/closeSession";
import { withinBudget, writeBudgetMs } from "@/lib/payments/stripeBudget";
import { fulfilSession } from "../pay/fulfil";
import { cancelPending } from "./cancelPending";

/*
 * How a hold ends (the diagram is in docs/architecture.md, "How a hold ends"). A payment confirms it (`fulfilSession`),
 * and one that was paid is never ended here. Otherwise it is
 *
 * - released, by whoever holds it: the payment page is closed first;
 * - discarded, by us: its payment page did not open, so it cannot be paid;
 * - settled, once its time is over: the payment provider is asked first.
 *
 * All three write through `cancelPending`, as a refused payment does. `closePaymentPage` follows by a job where a page can
 * be open still.
 */

type Held = { id: string; providerId: string };
type PaymentPage = { status: PaymentStatus; checkoutSessionId: string; stripeAccountId: string };

/**
 * Releases a slot before it is paid for: closes the payment page, then ends the hold. If it was paid meanwhile, it is
 * confirmed instead; the booking's row says afterwards which it was.
 * @throws AppError payments_unavailable
 */
export async function releaseHold(
  booking: Held,
  payment: PaymentPage,
  actor: CustomerActor["actor"],
): Promise<void> {
  await withinBudget(writeBudgetMs, async () => {
    if (payment.status === "open") {
      const { isClosed } = await closeSession(payment);
      if (isClosed) await inTransaction((tx) => cancelPending(tx, booking, "checkout_abandoned", actor));
    }
    await fulfilSession({ sessionId: payment.checkoutSessionId, stripeAccountId: payment.stripeAccountId });
  });
}

/**
 * Ends a hold whose payment page did not open, unless another press of the same customer has opened it meanwhile.
 * @returns whether this call ended it
 */
export async function discardHold(booking: Held): Promise<boolean> {
  return inTransaction(async (tx) => {
    await lockBooking(tx, booking.id);
    if ((await tx.payment.count({ where: { bookingId: booking.id } })) > 0) return false;
    return cancelPending(tx, booking, "checkout_failed", "system");
  });
}

/**
 * Ends a hold whose time is over. The payment provider is asked first: somebody may have paid in the last second, and
 * then the booking is confirmed instead. Guarded, so it can run anywhere at the same time.
 * @throws AppError payments_unavailable when that cannot be known now (the hold then stays)
 */
export async function settleHold(bookingId: string): Promise<void> {
  const payment = await db().payment.findFirst({
    where: { bookingId },
    select: { checkoutSessionId: true, stripeAccountId: true },
  });
  if (payment) {
    const result = await fulfilSession({
      sessionId: payment.checkoutSessionId,
      stripeAccountId: payment.stripeAccountId,
    });
    if (result && (result.status !== "pending" || result.payment === "processing")) return;
  }
  await inTransaction((tx) => cancelLapsed(tx, bookingId));
}

/** Ends it only if its time is still over: a payment on its way may have prolonged it meanwhile. */
async function cancelLapsed(tx: Tx, bookingId: string): Promise<void> {
  const booking = await tx.booking.findFirst({
    where: { id: bookingId, status: "pending", holdExpiresAt: { lt: new Date() } },
    select: { id: true, providerId: true },
  });
  if (!booking || !(await cancelPending(tx, booking, "hold_expired", "system"))) return;
  if ((await tx.payment.count({ where: { bookingId } })) === 0) return;
  await addJob(tx, "expire_checkout", { bookingId }, { key: `expire-${bookingId}` });
}
