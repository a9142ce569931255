import "server-only";
import type { UpcomingBooking } from "@/lib/bookings/business/upcomingBookings";
import { afterLapsed } from "@/lib/checkout/hold/lapsedHolds";
import type { Tx } from "@/lib/db/client";
import { isExclusionViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { type SignInEnding, type Stopping, whileStopping } from "@/lib/providers/members/changeMembers";
import { applyChange, lockForChange } from "@/lib/visits/applyChange";
import { applyMove } from "@/lib/visits/moveByBusiness";
import { assertMoved, LapsedInTheWay, withBookingId } from "../settings/settleLeftOut";
import { applyRemoval, assertNoneToCome, lapsedHolds } from "./applyRemoval";
import { removedBookings } from "./removedBookings";
import type { RemovalDecision } from "./staffRemoval";

type Context = {
  decisions: readonly RemovalDecision[];
  ifMatch: string | null;
  actorUserId: string | null;
  nowMs: number;
  /** Who removes them; without it a removal that ends the sign-in of an owner is refused. */
  by?: Stopping;
};

/**
 * Removes somebody from a business, and ends their sign-in, with what was decided about each of their bookings to come: all or
 * nothing. A booking of that very moment is either among them or refused its time, since a hold is checked by the version that
 * this counts up. A hold that ran out is settled first: it may have been paid in its last second.
 * @param providerId of the session
 * @throws AppError edit_conflict; not_found; last_person; bookings_of_removed with the list, when one was not decided about or
 *   is being paid for; staff_not_found for a booking given to somebody who does not do it, or is removed, slot_taken (also
 *   for one moved to the time that it has), slot_unavailable, transition_not_allowed and too_many_requests, each with
 *   `details.bookingId`; invalid_request for a password that is missing or wrong where the sign-in of an owner ends;
 *   not_signed_in; payments_unavailable when a hold that ran out cannot be settled now
 */
export async function removeStaffMember(
  providerId: string,
  id: string,
  { by, ...context }: Context,
): Promise<void> {
  const { outcome } = await whileStopping({ providerId, staffMemberId: id }, by, (ending) =>
    afterLapsed(() => removeAll(providerId, id, { ...context, ending })),
  );
  if (outcome === "taken") throw new AppError("slot_taken");
}

type Removing = Omit<Context, "by"> & { ending: SignInEnding };
type Removed = { outcome: "removed" };
type Lapsed = { outcome: "lapsed"; bookingIds: string[] };

async function removeAll(
  providerId: string,
  id: string,
  { decisions, ifMatch, ending, ...acting }: Removing,
): Promise<Removed | Lapsed> {
  const bookingIds = decisions.map(({ bookingId }) => bookingId);
  try {
    return await inTransaction(
      async (tx) => {
        const { nowMs } = acting;
        const bookings = await applyRemoval(tx, { providerId, id }, { ifMatch, bookingIds, nowMs, ending });
        const isOpen = ({ id: own, status }: UpcomingBooking) =>
          status !== "confirmed" || !bookingIds.includes(own);
        if (bookings.some(isOpen)) {
          const details = await removedBookings(tx, providerId, { bookings, nowMs });
          throw new AppError("bookings_of_removed", { details });
        }
        const lapsed = await lapsedHolds(tx, { providerId, id }, nowMs);
        if (lapsed.length > 0) throw new LapsedInTheWay(lapsed);
        await settle(tx, providerId, { bookings, decisions, ...acting });
        await assertNoneToCome(tx, { providerId, id }, nowMs);
        return { outcome: "removed" };
      },
      { timeout: 20_000, maxWait: 10_000 },
    );
  } catch (error) {
    if (error instanceof LapsedInTheWay) return { outcome: "lapsed", bookingIds: error.bookingIds };
    if (isExclusionViolation(error)) throw new AppError("slot_taken", { cause: error });
    throw error;
  }
}

type Settling = Omit<Context, "ifMatch" | "by"> & { bookings: readonly UpcomingBooking[] };

async function settle(tx: Tx, providerId: string, { bookings, decisions, ...acting }: Settling) {
  const ofAction = (action: RemovalDecision["action"]) =>
    bookings.flatMap((booking) => {
      const decision = decisions.find(({ bookingId }) => bookingId === booking.id);
      return decision?.action === action ? [{ booking, decision }] : [];
    });
  for (const { booking } of ofAction("cancel"))
    await withBookingId(booking.id, async () => {
      const locked = await lockForChange(tx, { id: booking.id, providerId });
      await applyChange(tx, locked, { to: "cancelled", actor: "provider", ...acting });
    });
  // First those that only change their person: a move is checked against the time that is free after them.
  for (const { booking, decision } of [...ofAction("give"), ...ofAction("move")])
    await withBookingId(booking.id, async () => {
      const startMs = booking.startsAt.getTime();
      const move = {
        bookingId: booking.id,
        startMs: decision.action === "move" ? decision.startMs : startMs,
        ...(decision.action === "give" ? { staffId: decision.staffMemberId } : {}),
        ...acting,
      };
      assertMoved(await applyMove(tx, providerId, move));
    });
}
