import "server-only";
import type { Acting } from "@/lib/bookings/access";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { db } from "@/lib/db/client";
import type { PaymentStatus } from "@/lib/db/generated/enums";
import { closeSession } from "@/lib/payments/closeSession";
import { changingMs, withinBudget } from "@/lib/payments/stripeBudget";
import { fulfilSession } from "../pay/fulfil";
import { endPendingHold } from "./endPendingHold";

type Held = { id: string; providerId: string };
type Checkout = { status: PaymentStatus; checkoutSessionId: string; stripeAccountId: string };

/**
 * Whoever holds a slot gives it up before paying: the payment page is closed first, then the hold ends. A payment
 * that was faster wins; the booking's row says afterwards which it was.
 * @throws AppError payments_unavailable
 */
export async function releaseHold(booking: Held, payment: Checkout, actor: Acting["actor"]): Promise<void> {
  await withinBudget(changingMs, async () => {
    if (payment.status === "open") {
      const { isClosed } = await closeSession(payment);
      if (isClosed) await abandon(booking, actor);
    }
    await fulfilSession({ sessionId: payment.checkoutSessionId, stripeAccountId: payment.stripeAccountId });
  });
}

/** Ends a hold that nobody will pay for. Guarded: it does nothing to a booking that is not pending any more. */
export async function abandon(booking: Held, actor: Acting["actor"]): Promise<void> {
  await db().$transaction((tx) => endPendingHold(tx, booking, "checkout_abandoned", actor));
}

/** Ends a hold whose payment page did not open, unless another press of the same customer has opened it meanwhile. */
export async function endUnstarted(booking: Held): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockBooking(tx, booking.id);
    if ((await tx.payment.count({ where: { bookingId: booking.id } })) > 0) return;
    await endPendingHold(tx, booking, "checkout_failed", "system");
  });
}
