import "server-only";
import { type BookingEventKind, recordEvent } from "@/lib/bookings/events";
import { type Actor, allowedTransitions, type BookingStatus, transitionRefusal } from "@/lib/bookings/status";
import type { Tx } from "@/lib/db/client";
import type { CancelReason } from "@/lib/db/generated/enums";
import { AppError } from "@/lib/errors/AppError";

/** A booking as it was read just before the change. */
export type Changing = {
  id: string;
  providerId: string;
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
};

export type Change = {
  to: BookingStatus;
  actor: Exclude<Actor, "stripe">;
  actorUserId: string | null;
  nowMs: number;
  /** Of a cancellation by the customer: by the right to withdraw. */
  isWithdrawal?: boolean;
  /** What the business tells the customer of a cancellation. */
  note?: string | null;
  /** Of several dates that are cancelled at once: whoever calls tells everybody of all of them. */
  isToldTogether?: boolean;
};

/**
 * Whether the change is possible now, by the table of transitions.
 * @throws AppError transition_not_allowed; `details` say from where, why not, and what is allowed instead
 */
export function assertTransition(
  booking: Changing & { review: object | null },
  { to, actor, nowMs }: Change,
): void {
  const context = {
    startsAtMs: booking.startsAt.getTime(),
    endsAtMs: booking.endsAt.getTime(),
    nowMs,
    hasReview: booking.review !== null,
  };
  const reason = transitionRefusal(booking.status, to, actor, context);
  if (reason === null) return;
  const allowed = allowedTransitions(booking.status, actor, context);
  throw new AppError("transition_not_allowed", { details: { from: booking.status, allowed, reason } });
}

/**
 * Changes the status of a booking in the caller's transaction: a compare-and-swap on the status it was read with,
 * and the audit row beside it.
 * @returns false when somebody changed it meanwhile; nothing was written then
 */
export async function changeStatus(tx: Tx, booking: Changing, change: Change): Promise<boolean> {
  const { actor, actorUserId, to } = change;
  const { count } = await tx.booking.updateMany({
    where: { id: booking.id, providerId: booking.providerId, status: booking.status },
    data: columnsOf(change),
  });
  if (count === 0) return false;
  await recordEvent(tx, {
    bookingId: booking.id,
    providerId: booking.providerId,
    kind: kindOf(booking.status, to),
    from: booking.status,
    to,
    actor,
    actorUserId,
    ...(change.isWithdrawal ? { data: { reason: "withdrawn" } } : {}),
  });
  return true;
}

function columnsOf({ to, actor, nowMs, isWithdrawal = false, note = null }: Change) {
  const now = new Date(nowMs);
  if (to !== "cancelled") return { status: to, completedAt: to === "completed" ? now : null };
  return {
    status: to,
    cancelledAt: now,
    cancelReason: cancelReasonOf(actor, isWithdrawal),
    cancelNote: note,
    holdExpiresAt: null,
    // A visit that was cancelled is neither arrived at nor missed; the history keeps that it was marked.
    visitMark: null,
    markedAt: null,
    markedBy: null,
    // SEQUENCE of the calendar entry, so that calendars take the cancellation.
    sequence: { increment: 1 },
  };
}

function cancelReasonOf(actor: Change["actor"], isWithdrawal: boolean): CancelReason {
  if (isWithdrawal) return "withdrawn";
  return actor === "provider" ? "by_provider" : "by_customer";
}

function kindOf(from: BookingStatus, to: BookingStatus): BookingEventKind {
  if (to === "completed" || to === "cancelled") return to;
  return from === "completed" ? "reopened" : "confirmed";
}
