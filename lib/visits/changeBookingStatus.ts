import "server-only";
import { inScope } from "@/lib/bookings/business/providerBookings";
import type { BookingStatus } from "@/lib/bookings/status";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { applyChange, lockForChange } from "./applyChange";

type Request = {
  bookingId: string;
  to: BookingStatus;
  /** Of a cancellation: what the customer is told. */
  note?: string | null;
  actorUserId: string | null;
  nowMs: number;
};

/**
 * The business changes the status of one of its bookings; a cancellation pays everything back that is left, which is its
 * owner's to do.
 * @param scope of the session, never of a request
 * @throws AppError not_found; owner_only; transition_not_allowed with `details: { from, allowed, reason }`
 */
export async function changeBookingStatus(scope: BusinessScope, request: Request): Promise<void> {
  const { bookingId, to, note = null, actorUserId, nowMs } = request;
  await inTransaction(async (tx) => {
    const booking = await lockForChange(tx, { id: bookingId, ...inScope(scope) });
    if (to === "cancelled" && scope.staffMemberId !== null) throw new AppError("owner_only");
    await applyChange(tx, booking, { to, note, actor: "provider", actorUserId, nowMs });
  });
}
