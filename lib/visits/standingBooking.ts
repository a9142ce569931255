import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

/**
 * A booking as it stands, for whoever changed it and lost to another change: `start_time` and `end_time` in UTC.
 * @throws AppError not_found
 */
export async function standingBooking(id: string, source: Tx = db()) {
  const booking = await source.booking.findUnique({
    where: { id },
    select: { status: true, startsAt: true, endsAt: true, staffMemberId: true, sequence: true },
  });
  if (booking === null) throw new AppError("not_found");
  const { status, startsAt, endsAt, staffMemberId, sequence } = booking;
  return {
    status,
    start_time: startsAt.toISOString(),
    end_time: endsAt.toISOString(),
    staff_id: staffMemberId,
    sequence,
  };
}
