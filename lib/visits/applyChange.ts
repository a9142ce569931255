import "server-only";
import { refundOnCancelOre, withdrawalRefusal } from "@/lib/bookings/customer/customerRules";
import { lockFound } from "@/lib/bookings/lockBooking";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { mayAddWords } from "@/lib/bookings/mails/ownMailLimits";
import { tellBusiness } from "@/lib/bookings/notices/tellBusiness";
import { endPaymentLink } from "@/lib/checkout/link/endPaymentLink";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { toSek } from "@/lib/money/ore";
import { addRefund } from "@/lib/payments/addRefund";
import { assertTransition, type Change, changeStatus } from "./changeStatus";
import { inviteToReview, takeBackInvitation } from "./inviteToReview";
import { lastTold, type Told, toldBeforeUnsent, toldPayload } from "./schedule/lastTold";
import { standingBooking } from "./standingBooking";
import { replaceOpenSteps } from "./undo/undoSteps";

/** The columns of a booking that a change is decided by. */
export const changing = {
  id: true,
  providerId: true,
  customerId: true,
  status: true,
  startsAt: true,
  endsAt: true,
  durationMinutes: true,
  staffMemberId: true,
  freeCancellationUntil: true,
  timeZone: true,
  source: true,
  isWithdrawalExempt: true,
  confirmedAt: true,
  payment: {
    select: { id: true, providerId: true, status: true, amountOre: true, refundedOre: true, paidAt: true },
  },
  disputes: { select: { status: true } },
  review: { select: { id: true } },
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
 * invitation to review, which waits twenty seconds and is taken back by reopening.
 * @param expectedRefund SEK, the refund that the asker was shown
 * @returns what goes back, in öre
 * @throws AppError transition_not_allowed; refund_changed when the refund is another amount than was shown; changed_meanwhile with
 *   the booking as it stands, when the status was changed at the same time
 */
export async function applyChange(
  tx: Tx,
  booking: ChangingBooking,
  change: Change,
  expectedRefund?: number,
): Promise<{ refundOre: number }> {
  if (change.isWithdrawal) assertWithdrawal(booking, change.nowMs);
  else assertTransition(booking, change);
  const by = change.actor === "provider" ? "provider" : "customer";
  const refundOre = refundOnCancelOre(booking, change.isWithdrawal ? "withdrawal" : by, change.nowMs);
  assertRefund(expectedRefund, refundOre);
  // The row is locked and was just read, so the status cannot have changed.
  if (!(await changeStatus(tx, booking, change)))
    throw new AppError("changed_meanwhile", { details: await standingBooking(booking.id, tx) });
  if (change.to === "completed") await inviteToReview(tx, booking, change.nowMs, offeredBack());
  if (booking.status === "completed") await takeBackInvitation(tx, booking);
  if (change.to !== "cancelled") return { refundOre: 0 };
  // Nobody is told of a missed visit that was cancelled before that mail was due.
  await replaceOpenSteps(tx, booking.id, "mark");
  await endPaymentLink(tx, booking, "cancelled");
  const reason = change.isWithdrawal ? "withdrawn" : (`cancelled_by_${by}` as const);
  if (booking.payment) await addRefund(tx, booking.payment, refundOre, reason);
  if (!change.isToldTogether) await tellOfCancelled(tx, [booking], change, refundOre);
  return { refundOre };
}

/** Twice as long as the message stays in which completing can be undone, which waits while the pointer is on it. */
const offeredBackMs = 20_000;
const offeredBack = () => ({ held: { until: new Date(Date.now() + offeredBackMs) } });

/** @throws AppError transition_not_allowed where there is no right to withdraw (any more) */
function assertWithdrawal(booking: ChangingBooking, nowMs: number): void {
  const reason = withdrawalRefusal(booking, nowMs);
  if (reason === null) return;
  throw new AppError("transition_not_allowed", { details: { from: booking.status, allowed: [], reason } });
}

type Cancelled = Pick<
  ChangingBooking,
  "id" | "providerId" | "startsAt" | "durationMinutes" | "staffMemberId"
>;

/**
 * Tells the customer and the business that bookings were cancelled, of several dates of a series in one mail to each. The
 * customer is told of the times that they know: of a move whose mail was not sent, the one before it. Of one that was given to
 * a colleague and could still be undone, whoever had it is told, and the colleague, who was told of nothing, is not. Past the
 * limits of the business's mails the customer is told without its own words.
 * @param refundOre what goes back of all of them, in öre
 */
export async function tellOfCancelled(
  tx: Tx,
  bookings: readonly [Cancelled, ...Cancelled[]],
  {
    actor,
    actorUserId,
    isWithdrawal = false,
    note = null,
  }: Pick<Change, "actor" | "actorUserId" | "isWithdrawal" | "note">,
  refundOre: number,
): Promise<void> {
  const [first] = bookings;
  const isByOwner = actor === "provider";
  const payload = {
    ...(bookings.length > 1 ? { isSeries: true } : {}),
    ...(await toldOfMoved(tx, bookings, isByOwner)),
    ...(note !== null && !(await mayAddWords(tx, first.id)) ? { isWithoutWords: true } : {}),
  };
  // After what the customer was told, which is read of the mails that wait.
  const told = await takenFrom(tx, bookings);
  // The law asks for a receipt of a withdrawal, whatever mails the customer gets.
  await mailCustomer(tx, "booking_cancelled", first, {
    payload,
    isAboutMoney: refundOre > 0 || isWithdrawal,
  });
  await tellBusiness(tx, {
    topic: "cancelled",
    providerId: first.providerId,
    bookingIds: bookings.map(({ id }) => id),
    actorUserId,
    isByOwner,
    told,
  });
}

/**
 * Takes back the mails and notices of moves that could still be undone, and says of the bookings that they gave to a colleague
 * how these were before, by id.
 */
async function takenFrom(tx: Tx, bookings: readonly Cancelled[]): Promise<ReadonlyMap<string, Told>> {
  const told = new Map<string, Told>();
  for (const booking of bookings) {
    const known = await lastTold(tx, booking);
    if (known.staffMemberId !== booking.staffMemberId) told.set(booking.id, known);
  }
  return told;
}

/**
 * The times that the customer was told of bookings whose move they may not know of. The time of the move is named as well
 * where they may know it: its mail can be on its way, and whoever cancels in the page has it in front of them.
 */
async function toldOfMoved(
  tx: Tx,
  bookings: readonly Cancelled[],
  isByBusiness: boolean,
): Promise<{ told?: Prisma.InputJsonObject }> {
  const told: Record<string, Prisma.InputJsonObject> = {};
  for (const { id, startsAt } of bookings) {
    const unsent = await toldBeforeUnsent(tx, id);
    if (unsent === null) continue;
    const isUnknown = unsent.isCertain && isByBusiness;
    const isSameStart = unsent.told.startsAt.getTime() === startsAt.getTime();
    told[id] = {
      ...toldPayload(unsent.told),
      movedTo: isUnknown || isSameStart ? null : startsAt.toISOString(),
    };
  }
  return Object.keys(told).length === 0 ? {} : { told };
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
