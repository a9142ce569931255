import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

/*
 * How often the business may move one booking: each move mails the customer. Counts the rows that were written, by the clock
 * that dates them and not by a caller's `nowMs`, so that what is refused counts for none; the customer's own moves are counted
 * apart.
 */

/** Within an hour. */
const mostMoves = 10;
const hourMs = 60 * 60 * 1000;

/**
 * That the business has not moved a booking, which the caller has locked, ten times within the hour.
 * @throws AppError too_many_requests with `Retry-After`
 */
export async function assertFewMoves(tx: Tx, bookingId: string): Promise<void> {
  const now = Date.now();
  const tenth = await tx.bookingEvent.findFirst({
    where: { bookingId, kind: "rescheduled", actor: "provider", createdAt: { gt: new Date(now - hourMs) } },
    orderBy: { id: "desc" },
    skip: mostMoves - 1,
    select: { createdAt: true },
  });
  if (tenth !== null) throw tooMany(tenth.createdAt, now);
}

/**
 * The same by the mails: of changes that follow each other within seconds, as in the calendar, one mail tells. To be called once
 * those that the change replaces are taken back.
 * @throws AppError too_many_requests with `Retry-After`
 */
export async function assertFewMailedMoves(tx: Tx, bookingId: string): Promise<void> {
  const now = Date.now();
  const tenth = await tx.outboxMail.findFirst({
    where: {
      bookingId,
      kind: "booking_rescheduled",
      createdAt: { gt: new Date(now - hourMs) },
      payload: { path: ["isByBusiness"], equals: true },
    },
    orderBy: { createdAt: "desc" },
    skip: mostMoves - 1,
    select: { createdAt: true },
  });
  if (tenth !== null) throw tooMany(tenth.createdAt, now);
}

function tooMany(tenthAt: Date, now: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((tenthAt.getTime() + hourMs - now) / 1000));
  return new AppError("too_many_requests", { retryAfterSeconds });
}
