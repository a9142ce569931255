import "server-only";
import { z } from "zod";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import { lockAccountsOf } from "@/lib/bookings/lockBooking";
import type { Actor } from "@/lib/bookings/status";
import type { Tx } from "@/lib/db/client";
import { isExclusionViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { REMIND_BEFORE_MS } from "./sendReminders";

/** A booking as it was read before the move. */
export type Movable = {
  id: string;
  providerId: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  blockedFrom: Date;
  blockedUntil: Date;
  freeCancellationUntil: Date;
};

type Move = {
  /** Epoch milliseconds of the new start; everything else moves along. */
  startMs: number;
  nowMs: number;
  /** Staff members to choose from, in the business's own order; whoever has the booking comes first. */
  candidates: string[];
  /** Of the business's settings that the new time was checked by. */
  settingsVersion: number;
  /** Whether the customer asks for the person from now on; left out, as before. */
  isStaffChosen?: boolean | undefined;
  acting: { actor: Exclude<Actor, "stripe">; actorUserId: string | null };
};

export type MoveOutcome =
  | { outcome: "moved" }
  | { outcome: "taken" }
  /** The booking or the business's settings are not as they were read any more; nothing was written. */
  | { outcome: "changed" }
  /** Only holds that ran out are in the way; settle these and try again. */
  | { outcome: "lapsed"; bookingIds: string[] };

const outcomeRow = z.object({
  outcome: z.enum(["moved", "taken", "changed", "lapsed"]),
  lapsed: z.array(z.uuid()),
});

/**
 * The booking's times, all shifted by the same span, also the end of free cancellation. When the business moves it, the
 * customer may cancel free of charge until the visit begins.
 */
function timesAt(booking: Movable, { startMs, acting }: Move) {
  const shiftMs = startMs - booking.startsAt.getTime();
  const moved = (instant: Date) => new Date(instant.getTime() + shiftMs).toISOString();
  return {
    starts_at: moved(booking.startsAt),
    ends_at: moved(booking.endsAt),
    blocked_from: moved(booking.blockedFrom),
    blocked_until: moved(booking.blockedUntil),
    free_cancellation_until: moved(
      acting.actor === "provider" ? booking.startsAt : booking.freeCancellationUntil,
    ),
  };
}

/**
 * Moves a confirmed booking in one database call (look, lock the calendar, look again, update; see the migrations
 * `move_booking` and `fair_staff`), with its audit row, in the caller's transaction. The lock lasts as long as that one.
 * @throws an exclusion violation, which ends the transaction, when the constraint had to decide
 */
export async function moveSlot(tx: Tx, booking: Movable, move: Move): Promise<MoveOutcome> {
  const { id, providerId: provider_id, sequence } = booking;
  const times = timesAt(booking, move);
  const row = JSON.stringify({
    id,
    provider_id,
    sequence,
    settings_version: move.settingsVersion,
    is_staff_chosen: move.isStaffChosen,
    // Close to its new start a booking gets no reminder, since that would follow the mail about the move at once.
    reminded_for: move.startMs - move.nowMs <= REMIND_BEFORE_MS ? times.starts_at : null,
    ...times,
  });
  const data = JSON.stringify({ from: booking.startsAt.toISOString(), to: times.starts_at });
  const { actor, actorUserId } = move.acting;
  await lockAccountsOf(tx, [id]);
  const rows: unknown[] = await tx.$queryRaw`
    SELECT * FROM move_booking(${row}::jsonb, ${move.candidates}::uuid[], ${actor}, ${actorUserId}::uuid,
      ${data}::jsonb, make_interval(secs => ${HOLD_GRACE_SECONDS}))`;
  const { outcome, lapsed } = outcomeRow.parse(rows[0]);
  return outcome === "lapsed" ? { outcome, bookingIds: lapsed } : { outcome };
}

/**
 * A transaction in which `moveSlot` runs.
 * @throws AppError slot_taken when the exclusion constraint had to decide
 */
export async function inMoveTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (isExclusionViolation(error)) throw new AppError("slot_taken", { cause: error });
    throw error;
  }
}
