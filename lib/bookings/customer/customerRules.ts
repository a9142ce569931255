import type { CancelReason } from "@/lib/db/generated/enums";
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

type Paid = { status: string; amountOre: number; refundedOre: number } | null;

/** What is left of the payment, in öre; 0 where nothing was paid. */
function leftOre(payment: Paid): number {
  return payment?.status === "paid" ? payment.amountOre - payment.refundedOre : 0;
}

type Cancelling = Pick<Terms, "freeCancellationUntil"> & { payment: Paid };

/**
 * What goes back when a booking is cancelled at `nowMs`, in öre: all that is left when the business calls it off, or
 * the customer does before the end of free cancellation; nothing after it.
 */
export function refundOnCancelOre(
  { payment, freeCancellationUntil }: Cancelling,
  by: Exclude<CancelledBy, "nobody">,
  nowMs: number,
): number {
  const isFree = by === "provider" || nowMs < freeCancellationUntil.getTime();
  return isFree ? leftOre(payment) : 0;
}

export type CancelledBy = "customer" | "provider" | "nobody";

/** Whose decision a cancellation was; `nobody`: the hold was lost, or the payment failed. */
export function cancelledBy(reason: CancelReason | null): CancelledBy {
  if (reason === "by_provider") return "provider";
  return reason === "by_customer" ? "customer" : "nobody";
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

const reviewOpenMs = 30 * 24 * 60 * 60_000;

/** Until when a review that was written at `createdAt` can be changed. */
export function reviewEditableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + reviewOpenMs);
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

/** Null when the customer may write a review at `nowMs`, or change the one there is. */
export function reviewRefusal(
  { status, review }: { status: BookingStatus; review: { createdAt: Date } | null },
  nowMs: number,
): "not_completed" | "review_closed" | null {
  if (status !== "completed") return "not_completed";
  const isClosed = review !== null && nowMs >= reviewEditableUntil(review.createdAt).getTime();
  return isClosed ? "review_closed" : null;
}

type Everything = Terms & Cancelling & { review: { createdAt: Date } | null };

export type CustomerActions = { cancel: boolean; reschedule: boolean; review: boolean; refundOre: number };

/** All of it at once; `refundOre` is what comes back for cancelling now, 0 when that is not possible. */
export function customerActions(booking: Everything, nowMs: number): CustomerActions {
  const context = { startsAtMs: booking.startsAt.getTime(), endsAtMs: booking.endsAt.getTime(), nowMs };
  const cancel = transitionRefusal(booking.status, "cancelled", "customer", context) === null;
  return {
    cancel,
    reschedule: moveRefusal(booking, nowMs) === null,
    review: reviewRefusal(booking, nowMs) === null,
    refundOre: cancel ? refundOnCancelOre(booking, "customer", nowMs) : 0,
  };
}
