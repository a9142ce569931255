import { businessMoveRefusal, moveRefusal, type Terms } from "@/lib/bookings/customer/customerRules";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { AppError } from "@/lib/errors/AppError";
import type { Reach } from "@/lib/identity/sessions/businessScope";
import { MINUTE_MS } from "@/lib/time/zone";
import { ANYBODY } from "./moveWish";

/*
 * What the times that are offered for a move and the move itself go by.
 */

/**
 * @throws AppError transition_not_allowed with the reason, when the customer may not move the booking at `nowMs`
 */
export function assertMovable(booking: Omit<Terms, "endsAt">, nowMs: number): void {
  const reason = moveRefusal(booking, nowMs);
  if (reason === null) return;
  throw new AppError("transition_not_allowed", { details: { from: booking.status, reason } });
}

/**
 * The same for the business, which may move a confirmed booking until it begins, whatever its customer may.
 * @throws AppError transition_not_allowed with the reason
 */
export function assertMovableByBusiness(booking: Pick<Terms, "status" | "startsAt">, nowMs: number): void {
  const reason = businessMoveRefusal(booking, nowMs);
  if (reason === null) return;
  throw new AppError("transition_not_allowed", { details: { from: booking.status, reason } });
}

/**
 * Whom a session of the business asks for in a move (`moveWish`): an owner whoever is named, a member always themself.
 * @throws AppError owner_only when a member names a colleague
 */
export function askedByBusiness(
  { staffMemberId }: Reach,
  staffId: string | null | undefined,
): string | null | undefined {
  if (staffMemberId === null) return staffId;
  if (staffId && staffId !== ANYBODY && staffId !== staffMemberId) throw new AppError("owner_only");
  return staffMemberId;
}

type Booked = {
  startsAt: Date;
  endsAt: Date;
  blockedFrom: Date;
  blockedUntil: Date;
  durationMinutes: number;
};

/** As long as it was booked, with the buffers it was made with, whatever the service is like today. */
export function bookedTiming(booking: Booked): ServiceTiming {
  const minutes = (from: Date, until: Date) => (until.getTime() - from.getTime()) / MINUTE_MS;
  return {
    durationMinutes: booking.durationMinutes,
    bufferBeforeMinutes: minutes(booking.blockedFrom, booking.startsAt),
    bufferAfterMinutes: minutes(booking.endsAt, booking.blockedUntil),
  };
}
