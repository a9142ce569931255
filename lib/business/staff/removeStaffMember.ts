import "server-only";
import { afterLapsed } from "@/lib/checkout/hold/lapsedHolds";
import type { Tx } from "@/lib/db/client";
import { isExclusionViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { type SignInEnding, type Stopping, whileStopping } from "@/lib/providers/members/changeMembers";
import { LapsedInTheWay } from "../settings/settleLeftOut";
import { applyRemoval, assertNoneToCome, type Person } from "./applyRemoval";
import { beginRemoval, settleStep, stepsOf } from "./removeInSteps";
import { assertDecided, type Deciding, settleRemoved } from "./settleRemoved";

type Context = Deciding & {
  ifMatch: string | null;
  /** Who removes them; without it a removal that ends the sign-in of an owner is refused. */
  by?: Stopping;
};

/**
 * Removes somebody from a business, and ends their sign-in, with what was decided about each of their bookings to come: all or
 * nothing up to ten bookings. With more, customers would wait for the calendar meanwhile: the person is switched off first, then
 * two are settled at a time, and the removal comes with the last. It stops at one that cannot go where it was sent; what was
 * settled stays, the person stays off, and asking again goes on. A booking of that very moment is either among them or refused its
 * time, since a hold is checked by the version that this counts up. A hold that ran out is settled first: it may have been paid in
 * its last second.
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
  await whileStopping({ providerId, staffMemberId: id }, by, (ending) =>
    remove({ providerId, id }, { ...context, ending }),
  );
}

type Removing = Omit<Context, "by"> & { ending: SignInEnding };

async function remove(person: Person, removing: Removing): Promise<void> {
  const { decisions, ...rest } = removing;
  const steps = stepsOf(decisions);
  const last = steps.pop() ?? [];
  if (steps.length > 0) await inOneGo((tx) => beginRemoval(tx, person, removing));
  for (const step of steps) await inOneGo((tx) => settleStep(tx, person, { ...rest, decisions: step }));
  // The first step was asked by the version, which it has counted up.
  const ifMatch = steps.length > 0 ? null : rest.ifMatch;
  await inOneGo((tx) => removeWith(tx, person, { ...rest, ifMatch, decisions: last }));
}

async function removeWith(tx: Tx, person: Person, { ifMatch, ending, ...deciding }: Removing): Promise<void> {
  const { nowMs } = deciding;
  const bookingIds = deciding.decisions.map(({ bookingId }) => bookingId);
  const bookings = await applyRemoval(tx, person, { ifMatch, bookingIds, nowMs, ending });
  await assertDecided(tx, person, { bookings, ...deciding });
  await settleRemoved(tx, person, { bookings, ...deciding });
  await assertNoneToCome(tx, person, nowMs);
}

/** A transaction of its own, once more when holds that ran out were in the way and have been settled. */
async function inOneGo(work: (tx: Tx) => Promise<void>): Promise<void> {
  const { outcome } = await afterLapsed(async () => {
    try {
      await inTransaction(work);
      return { outcome: "done" } as const;
    } catch (error) {
      if (error instanceof LapsedInTheWay)
        return { outcome: "lapsed", bookingIds: error.bookingIds } as const;
      if (isExclusionViolation(error)) throw new AppError("slot_taken", { cause: error });
      throw error;
    }
  });
  if (outcome === "taken") throw new AppError("slot_taken");
}
