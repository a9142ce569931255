import type { BookingSource, CancelReason, PaymentStatus } from "@/lib/db/generated/enums";
import { takenBackOf } from "../disputeWords";
import { withdrawalEndsAt, withdrawnOre } from "../payment/withdrawal";
import { type BookingStatus, transitionRefusal } from "../status";

/*
 * What a customer may do with a booking, and what comes back for it. The page shows it, the use cases go by it.
 */

export type Terms = {
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  freeCancellationUntil: Date;
};

type Paid = { status: PaymentStatus; amountOre: number; refundedOre: number } | null;

/** What is left of the payment, in öre; 0 where nothing was paid. */
function leftOre(payment: Paid): number {
  return payment?.status === "paid" ? payment.amountOre - payment.refundedOre : 0;
}

type Cancelling = Pick<Terms, "freeCancellationUntil" | "startsAt" | "endsAt"> & {
  payment: Paid;
  /** By Stripe's words. */
  disputes: readonly { status: string }[];
};
/** Whose decision it is; `withdrawal`: the customer's, by the right to withdraw. */
type By = Exclude<CancelledBy, "nobody"> | "withdrawal";

/**
 * All that is left when the business calls it off, or the customer does before the end of free cancellation; by the right to
 * withdraw what has not been performed, also after it.
 */
function owedOre({ payment, ...booking }: Cancelling, by: By, nowMs: number): number {
  if (by === "withdrawal") return withdrawnOre(leftOre(payment), booking, nowMs);
  const isFree = by === "provider" || nowMs < booking.freeCancellationUntil.getTime();
  return isFree ? leftOre(payment) : 0;
}

/**
 * What goes back when a booking is cancelled at `nowMs`, in öre: all that is left when the business calls it off, or
 * the customer does before the end of free cancellation or withdraws before the visit; nothing after it. Nothing either of a
 * payment that the customer's bank has taken back: the same money would go back twice.
 */
export function refundOnCancelOre(booking: Cancelling, by: By, nowMs: number): number {
  return takenBackOf(booking.disputes) === null ? owedOre(booking, by, nowMs) : 0;
}

/** What waits for the bank's decision when a booking is cancelled at `nowMs`, in öre: it goes back if the business wins. */
export function refundAfterDisputeOre(booking: Cancelling, by: By, nowMs: number): number {
  return takenBackOf(booking.disputes) === "open" ? owedOre(booking, by, nowMs) : 0;
}

type Cancelled = Cancelling & { cancelReason: CancelReason | null; cancelledAt: Date | null };

/** What of a cancelled booking waits for the bank's decision, in öre. */
export function waitsForBankOre(booking: Cancelled): number {
  return whenCancelled(booking, refundAfterDisputeOre);
}

/** What goes back of a cancelled booking once the bank has decided, in öre; nothing of what it took back for good. */
export function refundOnDecisionOre(booking: Cancelled): number {
  return whenCancelled(booking, refundOnCancelOre);
}

function whenCancelled(booking: Cancelled, ore: typeof refundOnCancelOre): number {
  const { cancelReason, cancelledAt } = booking;
  const by = cancelReason === "withdrawn" ? "withdrawal" : cancelledBy(cancelReason);
  return by === "nobody" || cancelledAt === null ? 0 : ore(booking, by, cancelledAt.getTime());
}

export type CancelledBy = "customer" | "provider" | "nobody";

/** Whose decision a cancellation was; `nobody`: the hold was lost, or the payment failed. */
export function cancelledBy(reason: CancelReason | null): CancelledBy {
  if (reason === "by_provider") return "provider";
  return reason === "by_customer" || reason === "withdrawn" ? "customer" : "nobody";
}

/** What the right to withdraw depends on. */
type Withdrawable = Cancelling & {
  status: BookingStatus;
  timeZone: string;
  source: BookingSource;
  isWithdrawalExempt: boolean;
  confirmedAt: Date | null;
  payment: (NonNullable<Paid> & { paidAt: Date | null }) | null;
};

/**
 * When the right to withdraw from a booking ends, in epoch milliseconds; null where there is none: what was not paid at a
 * distance, and kinds that are exempt. The period runs from the agreement, which an online booking is once it is paid, and
 * what the business booked for somebody once they paid by its link.
 */
export function withdrawalUntil({
  source,
  timeZone,
  isWithdrawalExempt,
  confirmedAt,
  payment,
}: Omit<Withdrawable, keyof Cancelling> & Pick<Withdrawable, "payment">): number | null {
  if (isWithdrawalExempt || payment?.status !== "paid") return null;
  const agreedAt = source === "online" ? (confirmedAt ?? payment.paidAt) : payment.paidAt;
  return agreedAt === null ? null : withdrawalEndsAt(agreedAt.getTime(), timeZone);
}

type Right = Parameters<typeof withdrawalUntil>[0];

/**
 * Whether a visit that begins at `startMs` needs the customer's express wish (2 kap. 11 §), which is not kept yet: it lies within
 * the period of its right to withdraw.
 */
export function lacksEarlyStart(
  booking: Right & { earlyStartAskedAt: Date | null },
  startMs: number,
): boolean {
  const untilMs = withdrawalUntil(booking);
  return booking.earlyStartAskedAt === null && untilMs !== null && startMs < untilMs;
}

/** Null when the customer may withdraw from a booking at `nowMs`: within the period, until the visit is over. */
export function withdrawalRefusal(
  booking: Withdrawable,
  nowMs: number,
): "final" | "awaiting_payment" | "already_over" | "no_right" | "too_late" | null {
  const { status, endsAt } = booking;
  if (status === "cancelled") return "final";
  if (status === "pending") return "awaiting_payment";
  if (status === "completed" || nowMs >= endsAt.getTime()) return "already_over";
  const untilMs = withdrawalUntil(booking);
  if (untilMs === null) return "no_right";
  return nowMs < untilMs ? null : "too_late";
}

export type MoveRefusal = "awaiting_payment" | "already_over" | "already_begun" | "too_late" | "final";

/** Null when the customer may move the booking at `nowMs`: a paid one, as long as it could be cancelled for free. */
export function moveRefusal(
  { freeCancellationUntil, ...booking }: Omit<Terms, "endsAt">,
  nowMs: number,
): MoveRefusal | null {
  const refusal = businessMoveRefusal(booking, nowMs);
  if (refusal !== null) return refusal;
  return nowMs < freeCancellationUntil.getTime() ? null : "too_late";
}

/** Null when the business may move the booking at `nowMs`: a paid one that has not begun. */
export function businessMoveRefusal(
  { status, startsAt }: Pick<Terms, "status" | "startsAt">,
  nowMs: number,
): Exclude<MoveRefusal, "too_late"> | null {
  if (status === "pending") return "awaiting_payment";
  if (status === "completed") return "already_over";
  if (status === "cancelled") return "final";
  return nowMs >= startsAt.getTime() ? "already_begun" : null;
}

/** Null when the business may change the length of a booking at `nowMs`: a paid one that is not over. */
export function lengthRefusal(
  { status, startsAt, endsAt }: Pick<Terms, "status" | "startsAt" | "endsAt">,
  nowMs: number,
): ReturnType<typeof businessMoveRefusal> | "already_over" {
  const refusal = businessMoveRefusal({ status, startsAt }, nowMs);
  if (refusal !== "already_begun") return refusal;
  return nowMs >= endsAt.getTime() ? "already_over" : null;
}

/** How long a review can be changed, as both portals' terms say. */
export const reviewOpenDays = 30;

/** Until when a review that was written at `createdAt` can be changed. */
export function reviewEditableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + reviewOpenDays * 24 * 60 * 60_000);
}

const linkAfterVisitMs = 90 * 24 * 60 * 60_000;
/** A link that was asked for once the earlier ones had ended is of use for so long. */
const renewedLinkMs = 30 * 24 * 60 * 60_000;

type LinkTerms = { endsAt: Date; review: { createdAt: Date } | null; linkRenewedAt: Date | null };

/**
 * When the link that opens a booking without an account ends: 90 days after the visit, later while its review can be
 * changed, and never before a new one has lived for 30 days.
 */
export function linkEndsAt({ endsAt, review, linkRenewedAt }: LinkTerms): Date {
  const ends = [endsAt.getTime() + linkAfterVisitMs];
  if (review !== null) ends.push(reviewEditableUntil(review.createdAt).getTime());
  if (linkRenewedAt !== null) ends.push(linkRenewedAt.getTime() + renewedLinkMs);
  return new Date(Math.max(...ends));
}

type Visit = { source: BookingSource; payment: Paid };

/** Whether so much of a payment went back that its visit has no review that counts: nine tenths, or stars would cost a few kronor. */
export const isGivenBack = ({
  amountOre,
  refundedOre,
}: {
  amountOre: number;
  refundedOre: number;
}): boolean => refundedOre * 10 >= amountOre * 9;

/**
 * Null when a visit can have a review: booked and paid online, and not given back (`isGivenBack`). What the business books itself
 * has none, however it is paid: it could write its own.
 */
export function visitRefusal({ source, payment }: Visit): "not_paid" | null {
  const isPaid = payment?.status === "paid" && !isGivenBack(payment);
  return source === "online" && isPaid ? null : "not_paid";
}

type Reviewable = Visit & { status: BookingStatus; review: { createdAt: Date } | null };

/** Null when the customer may write a review at `nowMs`, or change the one there is, whatever was given back since. */
export function reviewRefusal(
  { status, review, ...visit }: Reviewable,
  nowMs: number,
): "not_completed" | ReturnType<typeof visitRefusal> | "review_closed" {
  if (status !== "completed") return "not_completed";
  if (review === null) return visitRefusal(visit);
  return nowMs >= reviewEditableUntil(review.createdAt).getTime() ? "review_closed" : null;
}

type Everything = Terms & Withdrawable & Reviewable;

export type CustomerActions = {
  cancel: boolean;
  reschedule: boolean;
  review: boolean;
  withdraw: boolean;
  refundOre: number;
  afterDisputeOre: number;
  withdrawalOre: number;
  withdrawalAfterDisputeOre: number;
};

/**
 * All of it at once; `refundOre` is what comes back for cancelling now, `afterDisputeOre` what does so only if the bank rules
 * for the business, and `withdrawalOre` and `withdrawalAfterDisputeOre` the same for withdrawing; 0 when that is not possible.
 */
export function customerActions(booking: Everything, nowMs: number): CustomerActions {
  const context = { startsAtMs: booking.startsAt.getTime(), endsAtMs: booking.endsAt.getTime(), nowMs };
  const cancel = transitionRefusal(booking.status, "cancelled", "customer", context) === null;
  const withdraw = withdrawalRefusal(booking, nowMs) === null;
  return {
    cancel,
    reschedule: moveRefusal(booking, nowMs) === null,
    review: reviewRefusal(booking, nowMs) === null,
    withdraw,
    refundOre: cancel ? refundOnCancelOre(booking, "customer", nowMs) : 0,
    afterDisputeOre: cancel ? refundAfterDisputeOre(booking, "customer", nowMs) : 0,
    withdrawalOre: withdraw ? refundOnCancelOre(booking, "withdrawal", nowMs) : 0,
    withdrawalAfterDisputeOre: withdraw ? refundAfterDisputeOre(booking, "withdrawal", nowMs) : 0,
  };
}
