import "server-only";
import type { BookingStatus } from "@/lib/bookings/status";
import { db } from "@/lib/db/client";
import { applyChange, lockForChange } from "./applyChange";

type Request = { bookingId: string; to: BookingStatus; actorUserId: string; nowMs: number };

/**
 * The business changes the status of one of its bookings; a cancellation pays everything back that is left.
 * @param providerId of the session, never of a request
 * @throws AppError not_found; transition_not_allowed with `details: { from, allowed, reason }`
 */
export async function changeBookingStatus(providerId: string, request: Request): Promise<void> {
  const { bookingId, to, actorUserId, nowMs } = request;
  await db().$transaction(async (tx) => {
    const booking = await lockForChange(tx, { id: bookingId, providerId });
    await applyChange(tx, booking, { to, actor: "provider", actorUserId, nowMs });
  });
}
