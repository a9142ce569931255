import "server-only";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import type { Tx } from "@/lib/db/client";

type Completed = { id: string; providerId: string; endsAt: Date };

/** No invitation for a visit that ended longer ago. */
const invitedWithinMs = 14 * 24 * 60 * 60_000;

/**
 * Asks the customer of a completed booking how it was, in the transaction that completes it: once, however often it
 * is completed, and not when the review is there already or the visit was more than two weeks ago.
 */
export async function inviteToReview(tx: Tx, booking: Completed, nowMs: number): Promise<void> {
  if (booking.endsAt.getTime() < nowMs - invitedWithinMs) return;
  const { count } = await tx.booking.updateMany({
    where: { id: booking.id, providerId: booking.providerId, reviewInvitedAt: null, review: null },
    data: { reviewInvitedAt: new Date(nowMs) },
  });
  if (count === 1) await mailCustomer(tx, "review_invitation", booking);
}
