import type Stripe from "stripe";
import { enabledAccount, haircut, type RunningStandIn } from "@/dev/stripe/testing";
import { db } from "@/lib/db/client";
import { book, salon } from "../builders/salon";

type Wish = {
  /** False when the answer that opened the page was lost, so that our rows name none. */
  isWritten?: boolean;
  /** Pays at once, with this card. */
  card?: string | true;
  /** False when the customer released the hold meanwhile. */
  isHeld?: boolean;
};

let weeks = 0;

/** A checkout of 420 kr at the stand-in, of a salon of its own, for which no webhook is sent. */
export async function checkoutAtStripe(
  standIn: RunningStandIn,
  { isWritten = true, card, isHeld = true }: Wish = {},
) {
  weeks += 1;
  const account = await enabledAccount(standIn);
  const place = await salon();
  await db().provider.update({ where: { id: place.id }, data: { stripeAccountId: account } });
  const at = new Date(Date.parse("2040-01-02T10:00:00Z") + weeks * 7 * 86_400_000).toISOString();
  const id = await book(place, {
    at,
    payment: isWritten ? "open" : null,
    ...(isHeld
      ? { status: "pending" as const }
      : { status: "cancelled" as const, cancelReason: "checkout_abandoned" as const }),
  });
  if (!isHeld)
    await db().booking.update({
      where: { id },
      data: { holdExpiresAt: new Date(Date.now() + 1_800_000), confirmedAt: null },
    });
  const session = await standIn.stripe.checkout.sessions.create(haircut({ metadata: { booking_id: id } }), {
    stripeAccount: account,
  });
  if (isWritten)
    await db().payment.updateMany({
      where: { bookingId: id },
      data: { stripeAccountId: account, checkoutSessionId: session.id },
    });
  const pay = (number?: string) =>
    standIn.control(`checkout/sessions/${session.id}/pay`, number === undefined ? {} : { card: number });
  if (card !== undefined) await pay(card === true ? undefined : card);
  const atStripe = (): Promise<Stripe.Checkout.Session> =>
    standIn.stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount: account });
  return { id, account, place, sessionId: session.id, pay, atStripe };
}

export const bookingWithPayment = (id: string) =>
  db().booking.findUniqueOrThrow({ where: { id }, include: { payment: { include: { refunds: true } } } });
