import "server-only";
import { visitRefusal } from "@/lib/bookings/customer/customerRules";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import type { Tx } from "@/lib/db/client";
import type { OutgoingMail } from "@/lib/db/outbox";

type Completed = { id: string; providerId: string; endsAt: Date };

const visitColumns = {
  source: true,
  payment: { select: { status: true, amountOre: true, refundedOre: true } },
} as const;

/** No invitation for a visit that ended longer ago. */
const invitedWithinMs = 14 * 24 * 60 * 60_000;

/**
 * Asks the customer of a completed booking how it was, in the transaction that completes it: once, however often it
 * is completed, and not when the review is there already, the visit was more than two weeks ago, it cannot have one
 * (`visitRefusal`), or the customer did not come.
 * @param more how long the change that it follows from can be undone
 */
export async function inviteToReview(
  tx: Tx,
  booking: Completed,
  nowMs: number,
  more: Pick<OutgoingMail, "held"> = {},
): Promise<void> {
  if (booking.endsAt.getTime() < nowMs - invitedWithinMs) return;
  const { id, providerId } = booking;
  const visit = await tx.booking.findFirstOrThrow({ where: { id, providerId }, select: visitColumns });
  if (visitRefusal(visit) !== null) return;
  const { count } = await tx.booking.updateMany({
    where: {
      id,
      providerId,
      reviewInvitedAt: null,
      review: null,
      OR: [{ visitMark: null }, { visitMark: "arrived" }],
    },
    data: { reviewInvitedAt: new Date(nowMs) },
  });
  if (count === 1) await mailCustomer(tx, "review_invitation", booking, more);
}

/** Lets a visit be asked for again whose invitation was taken back with the change that it followed from. */
export async function forgetUnsentInvitation(tx: Tx, { id, providerId }: Completed): Promise<void> {
  await tx.$executeRaw`
    UPDATE bookings SET review_invited_at = NULL
    WHERE id = ${id}::uuid AND provider_id = ${providerId}::uuid AND review_invited_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM outbox_mails m WHERE m.booking_id = bookings.id AND m.kind = 'review_invitation')`;
}

/** Takes back an invitation that was not sent, since the visit is not over after all; it can be asked for again. */
export async function takeBackInvitation(tx: Tx, booking: Completed): Promise<void> {
  const { id: bookingId, providerId } = booking;
  await tx.outboxMail.deleteMany({
    where: { bookingId, providerId, kind: "review_invitation", sentAt: null },
  });
  await forgetUnsentInvitation(tx, booking);
}
