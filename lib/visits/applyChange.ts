import "server-only";
import { refundOnCancelOre } from "@/lib/bookings/customer/customerRules";
import { lockFound } from "@/lib/bookings/lockBooking";
import { mailBusiness, mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { mailPerson } from "@/lib/bookings/mails/personMails";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { toSek } from "@/lib/money/ore";
import { addRefund } from "@/lib/payments/addRefund";
import { assertTransition, type Change, changeStatus } from "./changeStatus";
import { inviteToReview } from "./inviteToReview";

const changing = {
  id: true,
  providerId: true,
  customerId: true,
  status: true,
  startsAt: true,
  endsAt: true,
  freeCancellationUntil: true,
  payment: { select: { id: true, providerId: true, status: true, amountOre: true, refundedOre: true } },
} satisfies Prisma.BookingSelect;

export type ChangingBooking = Prisma.BookingGetPayload<{ select: typeof changing }>;

/**
 * The booking that answers to the condition, locked until the end of the transaction: everything that is read of it
 * and decided by it stays true meanwhile.
 * @throws AppError not_found
 */
export async function lockForChange(
  tx: Tx,
  where: Prisma.BookingWhereInput & { id: string },
): Promise<ChangingBooking> {
  await lockFound(tx, where);
  const booking = await tx.booking.findFirst({ where, select: changing });
  if (booking === null) throw new AppError("not_found");
  return booking;
}

/**
 * Changes the status of a locked booking, whoever asks for it, and writes what follows from it in the same
 * transaction: the audit row; for a cancellation the refund with its job and the mails; for a completion the
 * invitation to review.
 * @param expectedRefund SEK, the refund that the asker was shown
 * @throws AppError transition_not_allowed; refund_changed when the refund is another amount than was shown
 */
export async function applyChange(
  tx: Tx,
  booking: ChangingBooking,
  change: Change,
  expectedRefund?: number,
): Promise<void> {
  assertTransition(booking, change);
  const by = change.actor === "provider" ? "provider" : "customer";
  const refundOre = refundOnCancelOre(booking, by, change.nowMs);
  assertRefund(expectedRefund, refundOre);
  // The row is locked and was just read, so the status cannot have changed.
  if (!(await changeStatus(tx, booking, change))) throw new AppError("unavailable", { retryAfterSeconds: 1 });
  if (change.to === "completed") await inviteToReview(tx, booking, change.nowMs);
  if (change.to !== "cancelled") return;
  if (booking.payment) await addRefund(tx, booking.payment, refundOre, `cancelled_by_${by}`);
  await mailCustomer(tx, "booking_cancelled", booking);
  if (by === "customer") await mailBusiness(tx, "provider_booking_cancelled", booking);
  await mailPerson(tx, "provider_person_booking_cancelled", booking, change);
}

/**
 * That the refund shown before confirming is the one that is paid.
 * @param expected SEK, or undefined when nothing was claimed
 * @throws AppError refund_changed with the current amount in `details`
 */
export function assertRefund(expected: number | undefined, currentOre: number): void {
  if (expected === undefined || Math.round(expected * 100) === currentOre) return;
  const details = [{ path: "expectedRefund", sent: expected, current: toSek(currentOre) }];
  throw new AppError("refund_changed", { details });
}
