import "server-only";
import { ANYBODY } from "@/lib/availability/anybody";
import type { WantedService } from "@/lib/availability/slots/whoDoes";
import { businessMoveRefusal, moveRefusal, type Terms } from "@/lib/bookings/customer/customerRules";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { assertAsked, type FreeStaff, freeStaff } from "@/lib/checkout/hold/freeStaff";
import { pool } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Connection } from "@/lib/db/txConnection";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { MINUTE_MS } from "@/lib/time/zone";
import { changesPerson } from "./moveWish";

/*
 * The rules that the times offered for a move and the move itself share.
 */

/** The columns of a booking that these rules read, and `moveSlot`. */
export const movableColumns = {
  id: true,
  providerId: true,
  staffMemberId: true,
  isStaffChosen: true,
  serviceId: true,
  status: true,
  sequence: true,
  startsAt: true,
  endsAt: true,
  blockedFrom: true,
  blockedUntil: true,
  durationMinutes: true,
  freeCancellationUntil: true,
  lines: { select: { serviceId: true } },
} satisfies Prisma.BookingSelect;
export type MovableBooking = Prisma.BookingGetPayload<{ select: typeof movableColumns }>;

/**
 * @throws AppError transition_not_allowed with the reason, when the customer may not move the booking at `nowMs`
 */
export function assertMovable(booking: Omit<Terms, "endsAt">, nowMs: number): void {
  const reason = moveRefusal(booking, nowMs);
  if (reason === null) return;
  throw new AppError("transition_not_allowed", { details: { from: booking.status, reason } });
}

/**
 * The same for the business, which may move a confirmed booking until it begins, also past the end of free cancellation.
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
  { staffMemberId }: BusinessScope,
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

/** Length and buffers as they were booked, whatever the service has today. */
export function bookedTiming(booking: Booked): ServiceTiming {
  const minutes = (from: Date, until: Date) => (until.getTime() - from.getTime()) / MINUTE_MS;
  return {
    durationMinutes: booking.durationMinutes,
    bufferBeforeMinutes: minutes(booking.blockedFrom, booking.startsAt),
    bufferAfterMinutes: minutes(booking.endsAt, booking.blockedUntil),
  };
}

/** The start that is asked for, epoch milliseconds. */
type NewStart = { startMs: number; nowMs: number };

/**
 * Whether a booking has the start and the person that are asked for, so that there is nothing to move.
 * @throws AppError staff_not_found when it has them, and the person does not do the service any more
 */
export async function hasTimeAndPerson(
  { providerId, ...booking }: MovableBooking,
  wish: WantedService,
  { startMs, nowMs }: NewStart,
  connection: Connection = pool(),
): Promise<boolean> {
  if (booking.startsAt.getTime() !== startMs || changesPerson(booking, wish)) return false;
  await assertAsked(startMs, { ...wish, providerId }, nowMs, connection);
  return true;
}

/**
 * Who of those a move may give a booking to is free at its new start; nobody when the time is taken.
 * @param asked.isByBusiness the business's own minimum notice does not count
 * @throws AppError slot_unavailable with the reason; staff_not_found
 */
export function freeForMove(
  booking: MovableBooking,
  asked: WantedService & { isByBusiness?: boolean },
  { startMs, nowMs }: NewStart,
  connection: Connection = pool(),
): Promise<FreeStaff> {
  const { id: movedBookingId, providerId } = booking;
  return freeStaff(
    startMs,
    { ...bookedTiming(booking), ...asked, providerId, movedBookingId },
    nowMs,
    connection,
  );
}
