import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

const mostMoves = 10;
const hourMs = 60 * 60 * 1000;

/**
 * That the business has not moved a booking, which the caller has locked, ten times within the hour: each move writes to
 * the customer. Counted by what was written, so that a save of the settings that is refused uses none of them up; the
 * customer's own moves have a limit of their own, and neither side can use up the other's.
 * @throws AppError too_many_requests with `Retry-After`
 */
export async function assertFewMoves(tx: Tx, bookingId: string): Promise<void> {
  // The rows have the clock's time, whatever moment the caller goes by.
  const now = Date.now();
  const tenth = await tx.bookingEvent.findFirst({
    where: { bookingId, kind: "rescheduled", actor: "provider", createdAt: { gt: new Date(now - hourMs) } },
    orderBy: { id: "desc" },
    skip: mostMoves - 1,
    select: { createdAt: true },
  });
  if (tenth === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((tenth.createdAt.getTime() + hourMs - now) / 1000));
  throw new AppError("too_many_requests", { retryAfterSeconds });
}
