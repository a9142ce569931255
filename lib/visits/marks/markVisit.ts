import "server-only";
import { z } from "zod";
import { inScope } from "@/lib/bookings/business/providerBookings";
import { recordEvent } from "@/lib/bookings/events";
import { lockFound } from "@/lib/bookings/lockBooking";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { assertMayTell } from "@/lib/bookings/mails/ownMailLimits";
import { visitMarkSchema } from "@/lib/bookings/schemas";
import { markRefusal } from "@/lib/bookings/visitMarks";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { VisitMark } from "@/lib/db/generated/enums";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { forgetUnsentInvitation, inviteToReview } from "../inviteToReview";
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

/** The mark that the customer was told of, or would have been: of changes within ten seconds the one before them. */
const toldSchema = stateSchema.pick({ visitMark: true });

const stateOf = ({ visitMark, markedAt, markedBy }: Marked): MarkState => ({ visitMark, markedAt, markedBy });

/** How often the business may mark one booking within an hour. */
const mostMarks = 30;
const hourMs = 60 * 60_000;

type Request = { bookingId: string; mark: VisitMark | null; userId: string; nowMs: number };

/**
 * The business marks a visit as arrived or as not come, or takes the mark away. A customer who did not come is told when it
 * cannot be undone any more, and not asked for a review.
 * @returns by what it can be undone; null when it has that mark
 * @throws AppError not_found; transition_not_allowed with the reason; too_many_requests; customer_mails_unconfirmed and
 *   customer_mails_limit where the customer would be told
 */
export async function markVisit(reach: BusinessScope, request: Request): Promise<UndoTicket | null> {
  const { bookingId, mark, userId, nowMs } = request;
  const where = { id: bookingId, ...inScope(reach) };
  return inTransaction(async (tx) => {
    const booking = await lockMarked(tx, where);
    const reason = markRefusal(booking, mark, nowMs);
    if (reason === "same") return null;
    if (reason !== null)
      throw new AppError("transition_not_allowed", { details: { from: booking.status, reason } });
    await assertFewMarks(tx, bookingId);
    const now = mark === null ? null : new Date(nowMs);
    const after = { visitMark: mark, markedAt: now, markedBy: mark === null ? null : userId };
    const told = await toldBefore(tx, booking);
    const { providerId } = booking;
    const step = {
      providerId,
      userId,
      kind: "mark",
      bookingId,
      before: stateOf(booking),
      after,
      told,
    } as const;
    const undo = await addUndoStep(tx, step);
    await setMark(tx, booking, after, { kind: "marked", userId, undo: undo.token });
    if (mark === "no_show") {
      if (told.visitMark === "no_show") return undo;
      await assertMayTell(tx, bookingId);
      await mailCustomer(tx, "visit_no_show", booking, heldBy(undo));
    } else if (booking.status === "completed") await inviteToReview(tx, booking, nowMs, heldBy(undo));
    return undo;
  });
}

/** That the booking was not marked too often within the hour, by the rows of its history and the clock that dates them. */
async function assertFewMarks(tx: Tx, bookingId: string): Promise<void> {
  const since = new Date(Date.now() - hourMs);
  const marks = await tx.bookingEvent.count({
    where: { bookingId, kind: "marked", createdAt: { gt: since } },
  });
  if (marks >= mostMarks) throw new AppError("too_many_requests", { retryAfterSeconds: 60 });
}

/** What the customer was told, or is of the mark that stands; mails of a mark that could still be undone are taken back. */
async function toldBefore(tx: Tx, booking: Marked): Promise<z.infer<typeof toldSchema>> {
  const standing = { visitMark: booking.visitMark };
  const waiting = await replaceOpenSteps(tx, booking.id, "mark");
  if (waiting === null) return standing;
  await forgetUnsentInvitation(tx, booking);
  return toldSchema.nullable().parse(waiting.told) ?? standing;
}

/**
 * Brings back the mark that a visit had before. A customer whose mail about that mark was taken back by the one that is undone
 * is told at once, or asked for a review.
 * @throws AppError not_found; undo_over once the time is over, it was undone, or the mark changed since
 */
export async function undoMark(
  reach: BusinessScope,
  { token, bookingId, userId, nowMs }: { token: string; bookingId: string; userId: string; nowMs: number },
): Promise<void> {
  await inTransaction(async (tx) => {
    const booking = await lockMarked(tx, { id: bookingId, providerId: reach.providerId });
    const step = await openStep(tx, token);
    const [before, after] = [stateSchema.parse(step.before), stateSchema.parse(step.after)];
    const isAsItWas =
      booking.visitMark === after.visitMark && booking.markedAt?.getTime() === after.markedAt?.getTime();
    if (!isAsItWas || booking.status === "cancelled") throw new AppError("undo_over");
    await takeUndoStep(tx, token);
    await forgetUnsentInvitation(tx, booking);
    await setMark(tx, booking, before, { kind: "undone", userId, undo: token });
    const told = toldSchema.nullable().parse(step.told);
    if (before.visitMark === "no_show") {
      if (told?.visitMark !== "no_show") await mailCustomer(tx, "visit_no_show", booking);
    } else if (booking.status === "completed") await inviteToReview(tx, booking, nowMs);
  });
}

async function lockMarked(tx: Tx, where: Prisma.BookingWhereInput & { id: string }): Promise<Marked> {
  await lockFound(tx, where);
  const booking = await tx.booking.findFirst({ where, select: columns });
  if (booking === null) throw new AppError("not_found");
  return booking;
}

type MarkEvent = { kind: "marked" | "undone"; userId: string; undo: string };

async function setMark(
  tx: Tx,
  { id, providerId, status }: Marked,
  state: MarkState,
  { kind, userId, undo }: MarkEvent,
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
