import "server-only";
import { z } from "zod";
import { inScope } from "@/lib/bookings/business/providerBookings";
import { recordEvent } from "@/lib/bookings/events";
import { lockFound } from "@/lib/bookings/lockBooking";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { visitMarkSchema } from "@/lib/bookings/schemas";
import { markRefusal } from "@/lib/bookings/visitMarks";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { VisitMark } from "@/lib/db/generated/enums";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { inviteToReview } from "../inviteToReview";
import {
  addUndoStep,
  heldBy,
  openStep,
  replaceOpenSteps,
  takeUndoStep,
  type UndoTicket,
} from "../undo/undoSteps";

const columns = {
  id: true,
  providerId: true,
  status: true,
  startsAt: true,
  endsAt: true,
  visitMark: true,
  markedAt: true,
  markedBy: true,
} satisfies Prisma.BookingSelect;
type Marked = Prisma.BookingGetPayload<{ select: typeof columns }>;

const stateSchema = z.object({
  visitMark: visitMarkSchema.nullable(),
  markedAt: z.coerce.date().nullable(),
  markedBy: z.uuid().nullable(),
});
type MarkState = z.infer<typeof stateSchema>;

const stateOf = ({ visitMark, markedAt, markedBy }: Marked): MarkState => ({ visitMark, markedAt, markedBy });

type Request = { bookingId: string; mark: VisitMark | null; userId: string; nowMs: number };

/**
 * The business marks a visit as arrived or as not come, or takes the mark away. A customer who did not come is told when it
 * cannot be undone any more, and not asked for a review.
 * @returns by what it can be undone; null when it has that mark
 * @throws AppError not_found; transition_not_allowed with the reason
 */
export async function markVisit(reach: BusinessScope, request: Request): Promise<UndoTicket | null> {
  const { bookingId, mark, userId, nowMs } = request;
  const where = { id: bookingId, ...inScope(reach) };
  return db().$transaction(async (tx) => {
    const booking = await lockMarked(tx, where);
    const reason = markRefusal(booking, mark, nowMs);
    if (reason === "same") return null;
    if (reason !== null)
      throw new AppError("transition_not_allowed", { details: { from: booking.status, reason } });
    const now = mark === null ? null : new Date(nowMs);
    const after = { visitMark: mark, markedAt: now, markedBy: mark === null ? null : userId };
    await replaceOpenSteps(tx, bookingId, "mark");
    const { providerId } = booking;
    const step = { providerId, userId, kind: "mark", bookingId, before: stateOf(booking), after } as const;
    const undo = await addUndoStep(tx, step);
    await setMark(tx, booking, after, { kind: "marked", userId, undo: undo.token });
    if (mark === "no_show") await mailCustomer(tx, "visit_no_show", booking, heldBy(undo));
    else if (booking.status === "completed") await inviteToReview(tx, booking, nowMs);
    return undo;
  });
}

/**
 * Brings back the mark that a visit had before.
 * @throws AppError not_found; undo_over once the time is over, it was undone, or the mark changed since
 */
export async function undoMark(
  reach: BusinessScope,
  { token, bookingId, userId }: { token: string; bookingId: string; userId: string },
): Promise<void> {
  await db().$transaction(async (tx) => {
    const booking = await lockMarked(tx, { id: bookingId, providerId: reach.providerId });
    const step = await openStep(tx, token);
    const [before, after] = [stateSchema.parse(step.before), stateSchema.parse(step.after)];
    const isAsItWas =
      booking.visitMark === after.visitMark && booking.markedAt?.getTime() === after.markedAt?.getTime();
    if (!isAsItWas || booking.status === "cancelled") throw new AppError("undo_over");
    await takeUndoStep(tx, token);
    await setMark(tx, booking, before, { kind: "undone", userId, undo: token });
  });
}

async function lockMarked(tx: Tx, where: Prisma.BookingWhereInput & { id: string }): Promise<Marked> {
  await lockFound(tx, where);
  const booking = await tx.booking.findFirst({ where, select: columns });
  if (booking === null) throw new AppError("not_found");
  return booking;
}

type Acting = { kind: "marked" | "undone"; userId: string; undo: string };

async function setMark(
  tx: Tx,
  { id, providerId, status }: Marked,
  state: MarkState,
  { kind, userId, undo }: Acting,
): Promise<void> {
  await tx.booking.updateMany({ where: { id, providerId }, data: state });
  await recordEvent(tx, {
    bookingId: id,
    providerId,
    kind,
    from: status,
    to: status,
    actor: "provider",
    actorUserId: userId,
    data: { mark: state.visitMark, undoStep: undo },
  });
}
