import "server-only";
import { visitRefusal } from "@/lib/bookings/customer/customerRules";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import type { Tx } from "@/lib/db/client";

type Completed = { id: string; providerId: string; endsAt: Date };

const visitColumns = {
  source: true,
  createdAt: true,
  startsAt: true,
  totalOre: true,
  payment: { select: { status: true, amountOre: true, refundedOre: true } },
  links: { where: { endedAt: null }, select: { paidAt: true } },
} as const;

/** No invitation for a visit that ended longer ago. */
const invitedWithinMs = 14 * 24 * 60 * 60_000;

/**
 * Asks the customer of a completed booking how it was, in the transaction that completes it: once, however often it
 * is completed, and not when the review is there already, the visit was more than two weeks ago, it cannot have one
 * (`visitRefusal`), or the customer did not come.
 */
export async function inviteToReview(tx: Tx, booking: Completed, nowMs: number): Promise<void> {
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
  if (count === 1) await mailCustomer(tx, "review_invitation", booking);
}
