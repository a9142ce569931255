import "server-only";
import type { AvailabilityResponse } from "@/lib/availability/schemas";
import { type DayRange, loadAvailability } from "@/lib/availability/slots/loadAvailability";
import { openTo, type Proof } from "@/lib/bookings/access";
import { inScope } from "@/lib/bookings/business/providerBookings";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { latestMove } from "./latestMove";
import {
  askedByBusiness,
  assertMovable,
  assertMovableByBusiness,
  bookedTiming,
  type MovableBooking,
  movableColumns,
} from "./movable";
import { changesPerson, moveWish } from "./moveWish";

/** `staffId`: as it is sent (`moveWish`). */
type MoveRange = DayRange & { staffId?: string | null | undefined };
type LimitedRange = MoveRange & { latestMs?: number | null };

/**
 * The times a booking can be moved to, day by day in the business's zone: what a move would accept. Its own time
 * counts as free; the start that it has is listed, but not as available.
 * @throws AppError not_signed_in, not_found for what is not theirs; staff_not_found; transition_not_allowed with the
 *   reason, when it
 * cannot be moved at all
 */
export async function moveAvailability(
  bookingId: string,
  proof: Proof,
  range: MoveRange,
): Promise<AvailabilityResponse> {
  const where = await openTo(bookingId, proof, range.nowMs);
  const booking = await db().booking.findFirst({ where, select: movableColumns });
  if (booking === null) throw new AppError("not_found");
  assertMovable(booking, range.nowMs);
  return timesFor(booking, { ...range, latestMs: await latestMove(booking) });
}

/**
 * The times to which a business can move one of its bookings, also within its minimum notice; a member, their own bookings.
 * @param scope of the session
 * @throws AppError not_found; staff_not_found; owner_only when a member asks for a colleague's; transition_not_allowed
 *   with the reason, when it cannot be moved at all
 */
export async function businessMoveAvailability(
  scope: BusinessScope,
  bookingId: string,
  range: MoveRange,
): Promise<AvailabilityResponse> {
  const where = { id: bookingId, ...inScope(scope) };
  const booking = await db().booking.findFirst({ where, select: movableColumns });
  if (booking === null) throw new AppError("not_found");
  assertMovableByBusiness(booking, range.nowMs);
  const staffId = askedByBusiness(scope, range.staffId);
  return timesFor(booking, { ...range, staffId, isByBusiness: true });
}

async function timesFor(
  booking: MovableBooking,
  { staffId, latestMs = null, ...range }: LimitedRange,
): Promise<AvailabilityResponse> {
  const { id, providerId, startsAt } = booking;
  const wish = moveWish(booking, staffId);
  const startMs = changesPerson(booking, wish) ? null : startsAt.getTime();
  const moved = { bookingId: id, startMs, ...(range.isByBusiness ? { heldBy: booking.staffMemberId } : {}) };
  const wanted = { ...bookedTiming(booking), ...wish, providerId, isBookable: true, moved, latestMs };
  const answer = await loadAvailability(wanted, range);
  if (answer === null) throw new AppError("not_found");
  return answer;
}
