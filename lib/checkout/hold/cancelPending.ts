import "server-only";
import { recordEvent } from "@/lib/bookings/events";
import type { Actor } from "@/lib/bookings/status";
import type { Tx } from "@/lib/db/client";
import type { CancelReason } from "@/lib/db/generated/enums";
import { addJob } from "@/lib/db/jobs";

/** How long opening a payment page takes at most. */
const openingMs = 2 * 60_000;

/**
 * The one write that ends a hold without a payment: pending → cancelled, guarded by the status, with its audit row, in the
 * caller's transaction. Where no payment row says whether a payment page was opened, a job looks for one and closes it,
 * later than one could still be opening. The functions of `endHold.ts` check first that the hold can end.
 * @returns false when the booking is not pending any more (nothing was changed)
 */
export async function cancelPending(
  tx: Tx,
  booking: { id: string; providerId: string },
  reason: CancelReason,
  actor: Actor,
): Promise<boolean> {
  const { count } = await tx.booking.updateMany({
    where: { id: booking.id, providerId: booking.providerId, status: "pending" },
    data: {
      status: "cancelled",
      cancelReason: reason,
      cancelledAt: new Date(),
      // Without its key, so that the same request can be made again.
      requestKey: null,
      requestNetwork: null,
    },
  });
  if (count === 0) return false;
  await recordEvent(tx, {
    bookingId: booking.id,
    providerId: booking.providerId,
    kind: "cancelled",
    from: "pending",
    to: "cancelled",
    actor,
    data: { reason },
  });
  if ((await tx.payment.count({ where: { bookingId: booking.id } })) > 0) return true;
  const runAt = new Date(Date.now() + openingMs);
  await addJob(tx, "expire_checkout", { bookingId: booking.id }, { key: `expire-${booking.id}`, runAt });
  return true;
}
