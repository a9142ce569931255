import "server-only";
import type { UpcomingBooking } from "@/lib/bookings/business/upcomingBookings";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { applyChange, lockForChange } from "@/lib/visits/applyChange";
import { applyMove } from "@/lib/visits/moveByBusiness";
import { assertMoved, LapsedInTheWay, withBookingId } from "../settings/settleLeftOut";
import { lapsedHolds, type Person } from "./applyRemoval";
import { removedBookings } from "./removedBookings";
import type { RemovalDecision } from "./staffRemoval";

export type Deciding = {
  decisions: readonly RemovalDecision[];
  actorUserId: string | null;
  nowMs: number;
};

/**
 * Does with bookings to come of somebody who is switched off or removed what was decided about each, in the caller's
 * transaction, which holds the calendar's lock.
 * @throws AppError as `removeStaffMember` for a booking, with `details.bookingId`
 * @throws LapsedInTheWay
 */
export async function settleRemoved(
  tx: Tx,
  { providerId }: Person,
  { bookings, decisions, ...acting }: Deciding & { bookings: readonly UpcomingBooking[] },
): Promise<void> {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  for (const decision of inOrder(decisions)) {
    const booking = byId.get(decision.bookingId);
    if (booking === undefined) continue;
    await withBookingId(booking.id, async () => {
      if (decision.action === "cancel") {
        const locked = await lockForChange(tx, { id: booking.id, providerId });
        await applyChange(tx, locked, { to: "cancelled", actor: "provider", ...acting });
        return;
      }
      const move = {
        bookingId: booking.id,
        startMs: decision.action === "move" ? decision.startMs : booking.startsAt.getTime(),
        ...(decision.action === "give" ? { staffId: decision.staffMemberId } : {}),
        ...acting,
      };
      assertMoved(await applyMove(tx, providerId, move));
    });
  }
}

const order = ["cancel", "give", "move"];

/** First those that only change their person: a move is checked against the time that is free after them. */
export function inOrder(decisions: readonly RemovalDecision[]): RemovalDecision[] {
  return decisions.toSorted((one, other) => order.indexOf(one.action) - order.indexOf(other.action));
}

/**
 * That each of these bookings was decided about and is not being paid for, and that no hold that ran out waits to be settled.
 * @throws AppError bookings_of_removed with the list
 * @throws LapsedInTheWay
 */
export async function assertDecided(
  tx: Tx,
  person: Person,
  { bookings, decisions, nowMs }: Deciding & { bookings: readonly UpcomingBooking[] },
): Promise<void> {
  const decided = new Set(decisions.map(({ bookingId }) => bookingId));
  if (bookings.some(({ id, status }) => status !== "confirmed" || !decided.has(id))) {
    const details = await removedBookings(tx, person.providerId, { bookings, nowMs });
    throw new AppError("bookings_of_removed", { details });
  }
  const lapsed = await lapsedHolds(tx, person, nowMs);
  if (lapsed.length > 0) throw new LapsedInTheWay(lapsed);
}
