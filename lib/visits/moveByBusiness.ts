import "server-only";
import { ANYBODY } from "@/lib/availability/anybody";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { inScope } from "@/lib/bookings/business/providerBookings";
import { lockFound } from "@/lib/bookings/lockBooking";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { assertMayTell } from "@/lib/bookings/mails/ownMailLimits";
import { tellBusiness } from "@/lib/bookings/notices/tellBusiness";
import { afterLapsed } from "@/lib/checkout/hold/lapsedHolds";
import type { Tx } from "@/lib/db/client";
import { txConnection } from "@/lib/db/txConnection";
import { AppError } from "@/lib/errors/AppError";
import { untilSettled } from "@/lib/errors/untilSettled";
import { type BusinessScope, wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { assertFewMoves } from "./fewMoves";
import {
  askedByBusiness,
  assertMovableByBusiness,
  freeForMove,
  hasTimeAndPerson,
  movableColumns,
} from "./movable";
import { inMoveTransaction, type MoveOutcome, moveSlot } from "./moveSlot";
import { moveWish } from "./moveWish";
import { lastTold, toldPayload } from "./schedule/lastTold";
import { isToldAlike } from "./schedule/scheduleState";
import { standingBooking } from "./standingBooking";

/** `startMs`: the new start, epoch milliseconds. */
export type BusinessMove = {
  bookingId: string;
  startMs: number;
  /** As it is sent, null for what is left out (`moveWish`); without it anybody, preferably the person who has it. */
  staffId?: string | null;
  actorUserId: string | null;
  nowMs: number;
};

/**
 * The business moves one of its confirmed bookings, not begun yet, to another free time of its own; its minimum notice
 * does not bind it. The customer gets a mail, and may cancel free of charge until the visit begins. Asking for the time
 * and the person that it has changes nothing. A member moves their own, to their own free times; the business gets a mail,
 * since the customer may cancel free of charge from then on.
 * @param scope of the session
 * @throws AppError not_found; owner_only when a member names a colleague; transition_not_allowed with the reason;
 *   staff_not_found, slot_unavailable, slot_taken; customer_mails_unconfirmed, customer_mails_limit; too_many_requests for the
 *   eleventh move of a booking in an hour; changed_meanwhile with the booking as it stands, when it was changed at each try; payments_unavailable when a hold in the way cannot be settled now
 */
export async function moveByBusiness(scope: BusinessScope, move: BusinessMove): Promise<void> {
  const { outcome } = await untilSettled(
    () =>
      afterLapsed(() =>
        inMoveTransaction(async (tx) => {
          await lockCalendar(tx, scope.providerId);
          return moveInScope(tx, scope, move);
        }),
      ),
    () => standingBooking(move.bookingId),
  );
  if (outcome === "taken") throw new AppError("slot_taken");
}

/** `same`: it has the time and the person that were asked for; nothing was written. */
type BusinessOutcome = MoveOutcome | { outcome: "same" };

/**
 * The same in the caller's transaction, which holds the calendar's lock: what it has written of the business's settings
 * counts.
 * @throws AppError not_found; transition_not_allowed; staff_not_found; slot_unavailable; too_many_requests
 */
export function applyMove(tx: Tx, providerId: string, move: BusinessMove): Promise<BusinessOutcome> {
  return moveInScope(tx, wholeBusiness(providerId), move);
}

async function moveInScope(tx: Tx, scope: BusinessScope, move: BusinessMove): Promise<BusinessOutcome> {
  const { bookingId, startMs, actorUserId, nowMs } = move;
  const where = { id: bookingId, ...inScope(scope) };
  await lockFound(tx, where);
  const booking = await tx.booking.findFirst({ where, select: movableColumns });
  if (booking === null) throw new AppError("not_found");
  const staffId = askedByBusiness(scope, move.staffId === undefined ? ANYBODY : move.staffId);
  assertMovableByBusiness(booking, nowMs);
  const wish = moveWish(booking, staffId);
  const connection = txConnection(tx);
  if (await hasTimeAndPerson(booking, wish, move, connection)) return { outcome: "same" };
  await assertFewMoves(tx, bookingId);
  const asked = { ...wish, isByBusiness: true };
  const { staffMemberIds, settingsVersion } = await freeForMove(booking, asked, move, connection);
  const acting = { actor: "provider", actorUserId } as const;
  const decided = { candidates: staffMemberIds, settingsVersion };
  const result = await moveSlot(tx, booking, { startMs, nowMs, ...decided, acting });
  if (result.outcome !== "moved") return result;
  const told = await lastTold(tx, booking);
  const now = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { startsAt: true, durationMinutes: true, staffMemberId: true },
  });
  // Back where it was before a change of seconds ago, whose mails were just taken back.
  if (isToldAlike(told, now)) return result;
  const previousStart = told.startsAt.toISOString();
  const person = told.startsAt.getTime() === startMs ? await personOf(tx, bookingId) : {};
  const payload = { previousStart, sequence: booking.sequence + 1, isByBusiness: true };
  await assertMayTell(tx, bookingId);
  await mailCustomer(tx, "booking_rescheduled", booking, {
    payload: { ...payload, ...person, told: toldPayload(told) },
  });
  const isByOwner = scope.staffMemberId === null;
  const { person: member = "" } = isByOwner ? {} : await personOf(tx, bookingId);
  await tellBusiness(tx, {
    topic: "moved",
    providerId: booking.providerId,
    bookingIds: [bookingId],
    actorUserId,
    isByOwner,
    before: told,
    payload: isByOwner ? payload : { ...payload, member },
  });
  return result;
}

/** Who does it now, by name. */
async function personOf(tx: Tx, bookingId: string): Promise<{ person?: string }> {
  const { staffMember } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { staffMember: { select: { name: true } } },
  });
  return staffMember.name === null ? {} : { person: staffMember.name };
}
