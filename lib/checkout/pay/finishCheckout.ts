import "server-only";
import type { BookingStatus } from "@/lib/bookings/status";
import { db } from "@/lib/db/client";
import { AppError, isAppError } from "@/lib/errors/AppError";
import { readBudgetMs, withinBudget } from "@/lib/payments/stripeBudget";
import { releaseHold } from "../hold/endHold";
import type { FinalizeRequest } from "../schemas";
import { isUnanswered, mayAskNow, noteAnswered } from "./askedAt";
import { fulfilSession } from "./fulfil";
import { type Checkout, findCheckout } from "./sessionResult";

/** `isStale`: the payment provider could not be asked, so these are the rows as they were. */
export type FreshCheckout = Checkout & { isStale: boolean };

/**
 * The checkout as it is now: while it is open the payment provider is asked, so that whoever looks does not wait for
 * the webhook; not more often than `mayAskStripe` allows, and for three seconds at most.
 */
export async function refreshCheckout(
  sessionId: string,
  connectedAccountId?: string,
): Promise<FreshCheckout | null> {
  const known = await findCheckout(sessionId, connectedAccountId);
  if (!known) return null;
  const { id, status, stripeAccountId } = known.payment;
  if (status !== "open" && status !== "processing") return { ...known, isStale: false };
  if (!(await mayAskNow(id))) return lastKnown(sessionId, connectedAccountId);
  try {
    await withinBudget(readBudgetMs, () => fulfilSession({ sessionId, stripeAccountId }));
    await noteAnswered(id);
  } catch (error) {
    if (isAppError(error, "payments_unavailable")) return { ...known, isStale: true };
    throw error;
  }
  const fresh = await findCheckout(sessionId, connectedAccountId);
  return fresh && { ...fresh, isStale: false };
}

async function lastKnown(sessionId: string, connectedAccountId?: string): Promise<FreshCheckout | null> {
  const known = await findCheckout(sessionId, connectedAccountId);
  return known && { ...known, isStale: isUnanswered(known.payment) };
}

/**
 * Fulfils a paid session at once; running it again changes nothing.
 * @throws AppError not_found for a session that is not of this product; session_mismatch when something else that was
 * sent is not of this session; not_paid, payments_unavailable
 */
export async function finalizeBooking(
  request: FinalizeRequest,
): Promise<{ bookingId: string; status: BookingStatus }> {
  const { sessionId } = request;
  const known = await findCheckout(sessionId);
  if (!known) throw new AppError("not_found");
  checkSession(request, known);
  const { payment, booking } = known;
  if (payment.status === "paid") return { bookingId: booking.id, status: booking.status };
  const ref = { sessionId, stripeAccountId: payment.stripeAccountId };
  const result = await withinBudget(readBudgetMs, () => fulfilSession(ref));
  if (result?.payment !== "paid") throw new AppError("not_paid");
  // Which payment it was is known only now.
  const paid = await findCheckout(sessionId);
  if (paid) checkSession(request, paid);
  return { bookingId: result.bookingId, status: result.status };
}

/** What is left out, or empty as the session's metadata has it for a guest, contradicts nothing. */
function checkSession(request: FinalizeRequest, { payment, booking }: Checkout): void {
  const current = {
    paymentIntentId: payment.status === "paid" ? payment.paymentIntentId : request.paymentIntentId,
    connectedAccountId: payment.stripeAccountId,
    providerId: booking.providerId,
    serviceId: booking.serviceId,
    customerId: booking.customerId,
  };
  const details = (
    ["paymentIntentId", "connectedAccountId", "providerId", "serviceId", "customerId"] as const
  )
    .map((path) => ({ path, sent: request[path] }))
    .filter(({ path, sent }) => sent && sent !== current[path] && sent.toLowerCase() !== current[path]);
  // Without the true values: whoever has a session's id must not learn whose payment it is.
  if (details.length > 0) throw new AppError("session_mismatch", { details });
}

/**
 * The customer came back without paying and releases the slot: the payment page is closed first, then the hold ends.
 * If it was paid meanwhile, it is confirmed instead, and the answer says so.
 * @throws AppError not_found, payments_unavailable
 */
export async function releaseCheckout(
  sessionId: string,
): Promise<{ bookingId: string; status: BookingStatus }> {
  const known = await findCheckout(sessionId);
  if (!known) throw new AppError("not_found");
  const { booking, payment } = known;
  if (booking.status === "pending" && payment.status === "open") {
    await releaseHold(booking, payment, booking.customerId === null ? "guest" : "customer");
  }
  const { status } = await db().booking.findUniqueOrThrow({
    where: { id: booking.id },
    select: { status: true },
  });
  return { bookingId: booking.id, status };
}
