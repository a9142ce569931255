import "server-only";
import { customerActor, openTo, type Proof } from "@/lib/bookings/access";
import { refundOnCancelOre } from "@/lib/bookings/customer/customerRules";
import { cancelPending } from "@/lib/checkout/hold/cancelPending";
import { releaseHold } from "@/lib/checkout/hold/endHold";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { toSek } from "@/lib/money/ore";
import { applyChange, assertRefund, lockForChange } from "./applyChange";

type Request = {
  /** SEK, the refund that the customer was shown; when another one would be paid, the call is refused. */
  expectedRefund?: number | undefined;
  nowMs: number;
};

const cancelling = {
  id: true,
  providerId: true,
  customerId: true,
  status: true,
  startsAt: true,
  endsAt: true,
  freeCancellationUntil: true,
  payment: true,
  disputes: { select: { status: true } },
} satisfies Prisma.BookingSelect;
type Cancelling = Prisma.BookingGetPayload<{ select: typeof cancelling }>;

/**
 * The customer, or a guest by the link of the mails, cancels a booking. Until the end of free cancellation
 * everything is refunded, after it nothing; once the visit has begun it is refused. A slot that is only held is
 * released, and its payment page closed.
 * @throws AppError not_signed_in, not_found; transition_not_allowed; refund_changed, also when a held slot turns out
 * to be paid; payments_unavailable when that cannot be known now; changed_meanwhile with the booking as it stands
 */
export async function cancelBooking(bookingId: string, proof: Proof, request: Request): Promise<void> {
  const where = await openTo(bookingId, proof, request.nowMs);
  const found = await db().booking.findFirst({ where, select: cancelling });
  if (found === null) throw new AppError("not_found");
  if (found.status === "pending") return cancelUnpaid(found, proof, request);
  await cancelLocked(where, proof, request);
}

/**
 * The customer, or a guest by the link of the mails, withdraws from the purchase of a booking (lag (2005:59) 2 kap. 10 a §): it
 * is cancelled with a reason of its own, and what has not been performed is refunded, also after free cancellation. The
 * customer's receipt and the business's mail are written in the same transaction.
 * @throws AppError not_signed_in, not_found; transition_not_allowed with the reason where there is no right to withdraw (any
 *   more); refund_changed; changed_meanwhile with the booking as it stands
 */
export async function withdrawFromPurchase(bookingId: string, proof: Proof, request: Request): Promise<void> {
  const where = await openTo(bookingId, proof, request.nowMs);
  await cancelLocked(where, proof, request, true);
}

async function cancelLocked(
  where: Awaited<ReturnType<typeof openTo>>,
  proof: Proof,
  { expectedRefund, nowMs }: Request,
  isWithdrawal = false,
): Promise<void> {
  await inTransaction(async (tx) => {
    const booking = await lockForChange(tx, where);
    const change = { to: "cancelled", ...customerActor(booking, proof), isWithdrawal, nowMs } as const;
    await applyChange(tx, booking, change, expectedRefund);
  });
}

async function cancelUnpaid(booking: Cancelling, proof: Proof, request: Request): Promise<void> {
  assertRefund(request.expectedRefund, 0);
  const { actor } = customerActor(booking, proof);
  if (booking.payment) await releaseHold(booking, booking.payment, actor);
  // What is still pending has no payment page yet, or waits for a bank; a payment that succeeds later is refunded.
  await inTransaction((tx) => cancelPending(tx, booking, "checkout_abandoned", actor));
  const { id } = booking;
  const now = await db().booking.findUniqueOrThrow({ where: { id }, select: cancelling });
  if (now.status === "cancelled") return;
  // Paid in the last second. The customer confirmed releasing an unpaid slot, not cancelling a paid booking: ask again.
  const current = toSek(refundOnCancelOre(now, "customer", request.nowMs));
  const details = [{ path: "expectedRefund", sent: request.expectedRefund ?? 0, current }];
  throw new AppError("refund_changed", { details });
}
