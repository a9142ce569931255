import "server-only";
import type Stripe from "stripe";
import { z } from "zod";
import { recordEvent } from "@/lib/bookings/events";
import { isErased } from "@/lib/bookings/isErased";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { tellBusiness } from "@/lib/bookings/notices/tellBusiness";
import type { BookingStatus } from "@/lib/bookings/status";
import { clientFor } from "@/lib/clients/clientFor";
import type { Tx } from "@/lib/db/client";
import type { Booking, Payment } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { logger } from "@/lib/log/logger";
import { addRefund } from "@/lib/payments/addRefund";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { cancelPending } from "../hold/cancelPending";
import { settleLinkPayment } from "../link/settleLinkPayment";

/** How long a slot waits for a payment that the bank has not answered yet. */
const processingHoldMs = 24 * 60 * 60 * 1000;

export type SessionRef = { sessionId: string; stripeAccountId: string };

export type Fulfilment = {
  bookingId: string;
  status: BookingStatus;
  /** What the payment provider says: paid, unpaid (not yet), processing, expired. */
  payment: "paid" | "unpaid" | "processing" | "expired";
};

type Locked = { booking: Booking; payment: Payment };

/**
 * Brings our rows in line with what the payment provider says of a Checkout session. Idempotent, and safe to run from
 * the webhook, the success page and the reconciliation at the same time: it reads the session from Stripe, then locks
 * the booking, and every change is guarded by the state it starts from.
 * @returns null when the session does not exist or is not of this product
 * @throws AppError payments_unavailable
 */
export async function fulfilSession(ref: SessionRef): Promise<Fulfilment | null> {
  const session = await retrieveSession(ref);
  if (session === null) return null;
  return inTransaction(async (tx) => {
    const locked = await lockCheckout(tx, session, ref.stripeAccountId);
    return locked && applySession(tx, locked, session);
  });
}

/**
 * What Stripe says of a session now; null when it knows none.
 * @throws AppError payments_unavailable
 */
export async function retrieveSession(ref: SessionRef): Promise<Stripe.Checkout.Session | null> {
  try {
    return await callStripe((stripe) =>
      stripe.checkout.sessions.retrieve(
        ref.sessionId,
        { expand: ["payment_intent.latest_charge"] },
        { stripeAccount: ref.stripeAccountId },
      ),
    );
  } catch (error) {
    if (isMissingAtStripe(error)) return null;
    throw error;
  }
}

/** The booking and payment of a session, the booking's row locked; writes the payment row where a crash left none. */
async function lockCheckout(
  tx: Tx,
  session: Stripe.Checkout.Session,
  stripeAccountId: string,
): Promise<Locked | null> {
  const known = await tx.payment.findUnique({ where: { checkoutSessionId: session.id } });
  const bookingId = known?.bookingId ?? session.metadata?.booking_id;
  if (!bookingId || !z.uuid().safeParse(bookingId).success) return null;
  if (known && known.stripeAccountId !== stripeAccountId) return null;
  await lockBooking(tx, bookingId);
  const booking = await tx.booking.findUnique({
    where: { id: bookingId },
    include: { payment: true, provider: { select: { stripeAccountId: true } } },
  });
  if (!booking) return null;
  const payment = booking.payment ?? (await restorePayment(tx, booking, session, stripeAccountId));
  return payment?.checkoutSessionId === session.id ? { booking, payment } : null;
}

/**
 * Writes the payment row of a session that its metadata names. Anybody who holds the business's own keys can open a
 * session with such metadata: one of another price was not made here, and is ignored.
 */
async function restorePayment(
  tx: Tx,
  booking: Booking & { provider: { stripeAccountId: string | null } },
  session: Stripe.Checkout.Session,
  stripeAccountId: string,
): Promise<Payment | null> {
  // The page of a payment link is written before anybody is sent there.
  if (booking.source !== "online" || booking.provider.stripeAccountId !== stripeAccountId) return null;
  const { amount_total: amount, currency } = session;
  if (amount !== booking.totalOre || currency !== booking.currency) {
    const ids = { bookingId: booking.id, sessionId: session.id, stripeAccountId };
    logger.warn({ ...ids, amount, currency }, "session of another amount than its booking");
    return null;
  }
  return tx.payment.create({
    data: {
      providerId: booking.providerId,
      bookingId: booking.id,
      stripeAccountId,
      checkoutSessionId: session.id,
      checkoutUrl: session.url ?? "",
      amountOre: booking.totalOre,
      applicationFeeOre: booking.commissionOre,
      expiresAt: new Date(session.expires_at * 1000),
    },
  });
}

async function applySession(
  tx: Tx,
  { booking, payment }: Locked,
  session: Stripe.Checkout.Session,
): Promise<Fulfilment> {
  const answer = (status: BookingStatus, state: Fulfilment["payment"]): Fulfilment => ({
    bookingId: booking.id,
    status,
    payment: state,
  });
  if (session.payment_status === "paid")
    return answer(await applyPaid(tx, booking, payment, session), "paid");
  if (session.status === "expired") {
    await closePayment(tx, payment, "expired");
    const ended = await cancelPending(tx, booking, "hold_expired", "stripe");
    return answer(ended ? "cancelled" : booking.status, "expired");
  }
  if (session.status !== "complete") return answer(booking.status, "unpaid");
  if (hasFailed(session)) {
    await closePayment(tx, payment, "failed");
    const ended = await cancelPending(tx, booking, "payment_failed", "stripe");
    // The customer has left the payment page and waits for a mail.
    if (ended && !isErased(booking)) await mailCustomer(tx, "booking_payment_failed", booking);
    return answer(ended ? "cancelled" : booking.status, "unpaid");
  }
  await waitForBank(tx, booking, payment, session);
  return answer(booking.status, "processing");
}

function intentOf(session: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof session.payment_intent === "object" ? session.payment_intent : null;
}

/** A completed session whose payment failed after the customer had left the page (the bank refused it later). */
function hasFailed(session: Stripe.Checkout.Session): boolean {
  const status = intentOf(session)?.status;
  return status === "requires_payment_method" || status === "canceled";
}

async function closePayment(tx: Tx, payment: Payment, status: "expired" | "failed"): Promise<void> {
  await tx.payment.updateMany({
    where: { id: payment.id, status: { in: ["open", "processing"] } },
    data: { status },
  });
}

async function waitForBank(
  tx: Tx,
  booking: Booking,
  payment: Payment,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const { count } = await tx.payment.updateMany({
    where: { id: payment.id, status: "open" },
    data: { status: "processing", paymentIntentId: intentOf(session)?.id ?? null },
  });
  if (count === 0 || booking.status !== "pending") return;
  await tx.booking.update({
    where: { id: booking.id },
    data: { holdExpiresAt: new Date(Date.now() + processingHoldMs) },
  });
  await recordEvent(tx, {
    bookingId: booking.id,
    providerId: booking.providerId,
    kind: "payment_processing",
    from: "pending",
    to: "pending",
    actor: "stripe",
  });
}

async function applyPaid(
  tx: Tx,
  booking: Booking,
  payment: Payment,
  session: Stripe.Checkout.Session,
): Promise<BookingStatus> {
  const intent = intentOf(session);
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  // Whoever pays by a link may be somebody else, whose address is not the customer's to read.
  const isKnown = booking.source === "online" && !isErased(booking);
  const { count } = await tx.payment.updateMany({
    where: { id: payment.id, status: { not: "paid" } },
    data: {
      status: "paid",
      paidAt: paidAtOf(payment, charge),
      paymentIntentId: intent?.id ?? null,
      chargeId: charge?.id ?? null,
      receiptUrl: charge?.receipt_url ?? null,
      customerEmail: isKnown ? (session.customer_details?.email ?? session.customer_email) : null,
      customerName: isKnown ? (session.customer_details?.name ?? null) : null,
    },
  });
  // Paid before: that transaction wrote everything that follows from it.
  if (count === 0) return booking.status;
  if (booking.status === "pending") return confirm(tx, booking, session);
  const isLate =
    booking.source === "online"
      ? booking.status === "cancelled"
      : !(await settleLinkPayment(tx, booking, payment));
  if (isLate) await returnLatePayment(tx, booking, payment);
  return booking.status;
}

/**
 * When the card was charged, also where we read of it later, so that a day of the books is the same as at Stripe. Stripe dates
 * a charge that waited for its bank by the try, so that one counts from when it is read.
 */
function paidAtOf({ status }: Payment, charge: Stripe.Charge | null): Date {
  return charge === null || status === "processing" ? new Date() : new Date(charge.created * 1000);
}

async function confirm(tx: Tx, booking: Booking, session: Stripe.Checkout.Session): Promise<BookingStatus> {
  const customerName = booking.customerName || (session.customer_details?.name ?? "");
  await tx.booking.update({
    where: { id: booking.id, status: "pending" },
    data: {
      status: "confirmed",
      confirmedAt: new Date(),
      holdExpiresAt: null,
      requestNetwork: null,
      customerName,
      clientId: await clientOf(tx, { ...booking, customerName }),
    },
  });
  await recordEvent(tx, {
    bookingId: booking.id,
    providerId: booking.providerId,
    kind: "confirmed",
    from: "pending",
    to: "confirmed",
    actor: "stripe",
  });
  await mailCustomer(tx, "booking_confirmed", booking);
  await tellBusiness(tx, {
    topic: "booked",
    providerId: booking.providerId,
    bookingIds: [booking.id],
    actorUserId: null,
    isByOwner: false,
  });
  return "confirmed";
}

/** Whose client the customer is to the business; null for somebody who was erased. */
async function clientOf(tx: Tx, booking: Booking): Promise<string | null> {
  if (isErased(booking)) return null;
  const { providerId, customerName, customerPhone, customerEmail, customerId } = booking;
  const person = { name: customerName, phone: customerPhone, email: customerEmail, userId: customerId };
  return clientFor(tx, providerId, person, { role: "customer" });
}

/** The hold, or the payment link, ended before the payment: requests the refund and mails the customer
 * (docs/architecture.md, step 5).
 */
async function returnLatePayment(tx: Tx, booking: Booking, payment: Payment): Promise<void> {
  await addRefund(tx, payment, payment.amountOre, "paid_too_late");
  await recordEvent(tx, {
    bookingId: booking.id,
    providerId: booking.providerId,
    kind: "paid_too_late",
    from: booking.status,
    to: booking.status,
    actor: "stripe",
  });
  const kind = booking.source === "online" ? "booking_paid_too_late" : "payment_link_returned";
  await mailCustomer(tx, kind, booking);
}
