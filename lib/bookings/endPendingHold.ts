import "server-only";
import type { Tx } from "@/lib/db/client";
import type { CancelReason } from "@/lib/db/generated/enums";
import { recordEvent } from "./events";
import type { Actor } from "./status";

/**
 * Releases a hold: pending → cancelled, guarded by the status, with its audit row, in the caller's transaction.
 * @returns false when the booking is not pending any more (somebody was faster; nothing was changed)
 */
export async function endPendingHold(
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
      // A hold that came to nothing frees its key: the same wish may be made again.
      requestKey: null,
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
  return true;
}
