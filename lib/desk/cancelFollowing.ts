import "server-only";
import { lockBookings } from "@/lib/bookings/lockBooking";
import { AppError } from "@/lib/errors/AppError";
import { applyChange, type ChangingBooking, lockForChange, tellOfCancelled } from "@/lib/visits/applyChange";
import { inMoveTransaction } from "@/lib/visits/moveSlot";

type Request = {
  bookingId: string;
  /** What the customer is told. */
  note?: string | null;
  actorUserId: string;
  nowMs: number;
};

/**
 * Cancels a booking of a series and all confirmed ones after it, in one transaction; the customer and whoever does them get
 * one mail each, with all of their dates, which takes them out of the calendar. What was paid through the product goes back.
 * @returns how many were cancelled
 * @throws AppError not_found, also for a booking that is of no series; transition_not_allowed where the first one cannot be
 *   cancelled
 */
export function cancelFollowing(
  providerId: string,
  { bookingId, note = null, actorUserId, nowMs }: Request,
): Promise<number> {
  return inMoveTransaction(async (tx) => {
    const first = await tx.booking.findFirst({
      where: { id: bookingId, providerId, seriesId: { not: null } },
      select: { seriesId: true, startsAt: true },
    });
    if (first === null) throw new AppError("not_found");
    const following = await tx.booking.findMany({
      where: { providerId, seriesId: first.seriesId, startsAt: { gte: first.startsAt } },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const ids = following.map(({ id }) => id);
    await lockBookings(tx, providerId, ids);
    const asked = await lockForChange(tx, { id: bookingId, providerId });
    const others: ChangingBooking[] = [];
    for (const id of ids.filter((each) => each !== bookingId)) {
      const booking = await lockForChange(tx, { id, providerId });
      if (booking.status === "confirmed") others.push(booking);
    }
    const change = {
      to: "cancelled",
      note,
      actor: "provider",
      actorUserId,
      nowMs,
      isToldTogether: true,
    } as const;
    // The asked one first, so that its refusal ends the transaction before anything is cancelled.
    let { refundOre } = await applyChange(tx, asked, change);
    for (const booking of others) refundOre += (await applyChange(tx, booking, change)).refundOre;
    await tellOfCancelled(tx, [asked, ...others], change, refundOre);
    return others.length + 1;
  });
}
