import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { recordEvent } from "@/lib/bookings/events";
import { lockFound } from "@/lib/bookings/lockBooking";
import { afterLapsed } from "@/lib/checkout/hold/lapsedHolds";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { movableColumns } from "../movable";
import { inMoveTransaction } from "../moveSlot";
import { openStep, takeUndoStep } from "../undo/undoSteps";
import { bookingsInTheWay } from "./inTheWay";
import { mailSchedule } from "./mailsOfSchedule";
import { eventData } from "./scheduleBooking";
import { numberedStateSchema, scheduleColumnsOf, scheduledTimes, scheduleStateSchema } from "./scheduleState";

type Undo = { token: string; bookingId: string; userId: string };
type Outcome = { outcome: "undone" } | { outcome: "lapsed"; bookingIds: string[] };

/**
 * Brings a booking back to where it was before a change of its start, person or length, unless somebody has that place by
 * now. The mails of the change are taken back; what the customer has to be told of earlier changes is told at once.
 * @throws AppError undo_over once the time is over, it was undone, or the booking changed since; slot_taken when the old
 *   place is somebody else's: nothing changes then
 */
export async function undoSchedule(reach: BusinessScope, undo: Undo): Promise<void> {
  const done = await afterLapsed<Outcome>(() =>
    inMoveTransaction(async (tx) => {
      await lockCalendar(tx, reach.providerId);
      return restore(tx, reach, undo);
    }),
  );
  if (done.outcome === "taken") throw new AppError("slot_taken");
}

async function restore(tx: Tx, reach: BusinessScope, { token, bookingId, userId }: Undo): Promise<Outcome> {
  const where = { id: bookingId, providerId: reach.providerId };
  await lockFound(tx, where);
  const step = await openStep(tx, token);
  const booking = await tx.booking.findFirst({ where, select: movableColumns });
  const before = scheduleStateSchema.parse(step.before);
  const after = numberedStateSchema.parse(step.after);
  if (booking?.status !== "confirmed" || booking.sequence !== after.sequence) throw new AppError("undo_over");
  await assertWorks(tx, before.staffMemberId);
  const { providerId, sequence } = booking;
  const { taken, lapsedIds } = await bookingsInTheWay(tx, {
    providerId,
    staffMemberId: before.staffMemberId,
    bookingId,
    blocked: scheduledTimes(before).blocked,
  });
  if (taken.length > 0) throw new AppError("slot_taken");
  // Nothing was written so far: the transaction ends, and a later one begins anew.
  if (lapsedIds.length > 0) return { outcome: "lapsed", bookingIds: lapsedIds };
  await takeUndoStep(tx, token);
  await tx.booking.updateMany({
    where: { ...where, sequence },
    data: { ...scheduleColumnsOf(before), sequence: { increment: 1 } },
  });
  await recordEvent(tx, {
    bookingId,
    providerId,
    kind: "undone",
    from: "confirmed",
    to: "confirmed",
    actor: "provider",
    actorUserId: userId,
    data: { ...eventData(after, before), undoStep: token },
  });
  const told = scheduleStateSchema.parse(step.told);
  await mailSchedule(tx, { id: bookingId, providerId, sequence: sequence + 1, told, now: before, reach });
  return { outcome: "undone" };
}

/** A booking does not go back to a person who was removed or switched off meanwhile. */
async function assertWorks(tx: Tx, id: string): Promise<void> {
  const works = await tx.staffMember.count({ where: { id, isActive: true, removedAt: null } });
  if (works === 0) throw new AppError("undo_over");
}
