import "server-only";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { transitionRefusal } from "@/lib/bookings/status";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { logger } from "@/lib/log/logger";
import { changeStatus } from "./changeStatus";
import { inviteToReview } from "./inviteToReview";

/** How long after its end a booking can be changed by the business before it is completed. */
const completedAfterMs = 24 * 60 * 60_000;

/**
 * Completes the confirmed bookings that ended a day ago, earliest first, each in a transaction with its audit row and
 * the invitation to review. One that the business reopened has a day from then. Guarded, so that any number of workers
 * may run it; what the business changes meanwhile stands. Each is tried once: one that fails is logged and left to the
 * next run, and the others are completed all the same.
 * @returns how many were completed
 */
export async function completeEnded(nowMs: number, batch = 200): Promise<number> {
  const endedBy = new Date(nowMs - completedAfterMs);
  let completed = 0;
  let last: Ended | undefined;
  do {
    const ended: Ended[] = await endedAfter(last, endedBy, batch);
    for (const { id } of ended) if (await completeOne(id, nowMs)) completed += 1;
    last = ended.length < batch ? undefined : ended.at(-1);
  } while (last !== undefined);
  return completed;
}

type Ended = { id: string; startsAt: Date };

function endedAfter(last: Ended | undefined, endedBy: Date, batch: number): Promise<Ended[]> {
  return db().booking.findMany({
    // A booking starts before it ends: the index of confirmed ones is walked by start.
    where: {
      status: "confirmed",
      startsAt: { lt: endedBy, ...(last && { gte: last.startsAt }) },
      endsAt: { lte: endedBy },
      events: { none: { kind: "reopened", createdAt: { gt: endedBy } } },
      ...(last && { NOT: { startsAt: last.startsAt, id: { lte: last.id } } }),
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: batch,
    select: { id: true, startsAt: true },
  });
}

async function completeOne(bookingId: string, nowMs: number): Promise<boolean> {
  try {
    return await inTransaction((tx) => complete(tx, bookingId, nowMs));
  } catch (err) {
    logger.error({ bookingId, err }, "not completed");
    return false;
  }
}

async function complete(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  await lockBooking(tx, id);
  const booking = await tx.booking.findUnique({
    where: { id },
    select: {
      id: true,
      providerId: true,
      status: true,
      startsAt: true,
      endsAt: true,
    },
  });
  if (booking === null || booking.endsAt.getTime() > nowMs - completedAfterMs) return false;
  const context = { startsAtMs: booking.startsAt.getTime(), endsAtMs: booking.endsAt.getTime(), nowMs };
  if (transitionRefusal(booking.status, "completed", "system", context) !== null) return false;
  const change = { to: "completed", actor: "system", actorUserId: null, nowMs } as const;
  if (!(await changeStatus(tx, booking, change))) return false;
  await inviteToReview(tx, booking, nowMs);
  return true;
}
