import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { asPaymentProblem } from "@/lib/payments/stripe";
import type { HeldForWish } from "../claim/wish";
import { discardHold } from "../hold/endHold";
import { promisedHoldEnd } from "../hold/newHold";
import { ensureCheckoutSession } from "./checkoutSession";

export type StartedCheckout = {
  sessionId: string;
  url: string;
  bookingId: string;
  /** Until when the time is promised to the customer (`promisedHoldEnd`). ISO 8601. */
  holdExpiresAt: string;
};

/**
 * The payment page of a booking, opened unless it is open already.
 * @throws AppError slot_unavailable when the hold has ended, provider_not_onboarded, invalid_price, payments_unavailable
 */
export async function openPayment({ booking, isNew }: HeldForWish): Promise<StartedCheckout> {
  const started = (sessionId: string, url: string, until: Date): StartedCheckout => ({
    sessionId,
    url,
    bookingId: booking.id,
    holdExpiresAt: promisedHoldEnd(until).toISOString(),
  });
  const known = await db().payment.findFirst({ where: { bookingId: booking.id } });
  const { holdExpiresAt } = booking;
  if (holdExpiresAt === null || booking.status !== "pending") {
    if (known) return started(known.checkoutSessionId, known.checkoutUrl, known.expiresAt);
    throw new AppError("slot_unavailable", { details: { reason: "hold_ended" } });
  }
  if (known) return started(known.checkoutSessionId, known.checkoutUrl, holdExpiresAt);
  const provider = await db().provider.findUniqueOrThrow({
    where: { id: booking.providerId },
    select: { stripeAccountId: true },
  });
  if (provider.stripeAccountId === null) throw new AppError("provider_not_onboarded");
  try {
    const session = await ensureCheckoutSession(booking, provider.stripeAccountId, holdExpiresAt);
    return started(session.sessionId, session.url, holdExpiresAt);
  } catch (error) {
    if (isNew) await discardHold(booking);
    throw asPaymentProblem(error);
  }
}
