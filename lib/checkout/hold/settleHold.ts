import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { mostInARun, paced, type Round } from "@/lib/payments/paced";
import { readingMs, withinBudget } from "@/lib/payments/stripeBudget";
import { fulfilSession } from "../pay/fulfil";
import { endPendingHold } from "./endPendingHold";

/**
 * Ends a hold whose time is over. The payment provider is asked first: somebody may have paid in the last second, and
 * then the booking is confirmed instead. Guarded, so it can run anywhere at the same time.
 * @throws AppError payments_unavailable when that cannot be known now (the hold then stays)
 */
export async function settleLapsedHold(bookingId: string): Promise<void> {
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
  await db().$transaction((tx) => releaseLapsed(tx, bookingId));
}

/** Releases it only if its time is still over: a payment on its way may have prolonged it meanwhile. */
async function releaseLapsed(tx: Tx, bookingId: string): Promise<void> {
  const booking = await tx.booking.findFirst({
    where: { id: bookingId, status: "pending", holdExpiresAt: { lt: new Date() } },
    select: { id: true, providerId: true },
  });
  if (!booking || !(await endPendingHold(tx, booking, "hold_expired", "system"))) return;
  if ((await tx.payment.count({ where: { bookingId } })) === 0) return;
  await addJob(tx, "expire_checkout", { bookingId }, { key: `expire-${bookingId}` });
}

/**
 * Settles the holds that ran out, oldest first; the worker runs it each minute. One that cannot be settled now does
 * not keep the others from it.
 */
export async function settleLapsedHolds(limit = mostInARun): Promise<Round> {
  const lapsed = await db().booking.findMany({
    where: { status: "pending", holdExpiresAt: { lt: new Date() } },
    orderBy: { holdExpiresAt: "asc" },
    take: limit,
    select: { id: true },
  });
  return paced(
    lapsed,
    ({ id }) => settleLapsedHold(id),
    ({ id }) => ({ bookingId: id }),
  );
}

type Lapsed = { outcome: "lapsed"; bookingIds: string[] };

/**
 * Takes a slot, by a new hold or a move. Holds in the way that ran out are settled with the payment provider before
 * their slot is given to the next.
 * @throws AppError payments_unavailable when that cannot be done now
 */
export async function afterLapsed<T extends { outcome: string }>(
  take: () => Promise<T | Lapsed>,
): Promise<T | { outcome: "taken" }> {
  const isLapsed = (result: T | Lapsed): result is Lapsed => result.outcome === "lapsed";
  const first = await take();
  if (!isLapsed(first)) return first;
  await withinBudget(readingMs, () => Promise.all(first.bookingIds.map(settleLapsedHold)));
  const second = await take();
  return isLapsed(second) ? { outcome: "taken" } : second;
}
