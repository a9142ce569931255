import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { lockBookings } from "@/lib/bookings/lockBooking";
import type { Tx } from "@/lib/db/client";
import type { SignInEnding } from "@/lib/providers/members/changeMembers";
import { ofBusiness } from "@/lib/staff/ownStaff";
import { bookingsToCome, type Person, switchOff } from "./applyRemoval";
import { removedBookings } from "./removedBookings";
import { assertDecided, type Deciding, inOrder, settleRemoved } from "./settleRemoved";

/** Up to so many bookings a removal is all or nothing. */
export const wholeUpTo = 10;
/** Of more, so many are settled in one transaction: customers of the business wait for it, on a busy machine too. */
export const atOnce = 2;

/** The decisions in their order, and so many at a time that the calendar is locked for a moment only; at least one step. */
export function stepsOf(decisions: Deciding["decisions"]): Deciding["decisions"][] {
  const ordered = inOrder(decisions);
  if (ordered.length <= wholeUpTo) return [ordered];
  const steps = [];
  for (let from = 0; from < ordered.length; from += atOnce) steps.push(ordered.slice(from, from + atOnce));
  return steps;
}

/**
 * The first step of a removal with many bookings: the person is switched off, so that no booking can come while the others are
 * settled. What can be known to fail is refused here, before anything is kept: a booking that nobody decided about, and one
 * that is given to somebody who is not free.
 * @throws AppError as `removeStaffMember`
 * @throws LapsedInTheWay
 */
export async function beginRemoval(
  tx: Tx,
  person: Person,
  { ifMatch, ending, ...deciding }: Deciding & { ifMatch: string | null; ending: SignInEnding },
): Promise<void> {
  const { decisions, nowMs } = deciding;
  const bookings = await switchOff(tx, person, { ifMatch, bookingIds: [], nowMs, ending });
  await assertDecided(tx, person, { bookings, ...deciding });
  await letLastDoAll(tx, person);
  const told = await removedBookings(tx, person.providerId, { bookings, nowMs });
  const freeFor = new Map(told.map(({ id, free_staff }) => [id, free_staff]));
  const stuck = decisions.filter(
    (decision) =>
      decision.action === "give" &&
      !freeFor.get(decision.bookingId)?.some(({ id }) => id === decision.staffMemberId),
  );
  // Trying it says why it cannot be.
  await settleRemoved(tx, person, { ...deciding, bookings, decisions: stuck });
}

/** Whoever is left alone does every service (PPL-28), and can be given bookings of services that they did not do. */
async function letLastDoAll(tx: Tx, { providerId, id }: Person): Promise<void> {
  const where = { ...ofBusiness(providerId), id: { not: id } };
  const [last, ...others] = await tx.staffMember.findMany({ where, select: { id: true } });
  if (last === undefined || others.length > 0) return;
  await tx.staffService.deleteMany({ where: { providerId, staffMemberId: last.id } });
  await tx.staffMember.update({
    where: { id: last.id },
    data: { doesAllServices: true },
    select: { id: true },
  });
}

/**
 * A step of it: these bookings, as far as the person still has them.
 * @throws AppError as `removeStaffMember`
 * @throws LapsedInTheWay
 */
export async function settleStep(tx: Tx, person: Person, step: Deciding): Promise<void> {
  const ids = step.decisions.map(({ bookingId }) => bookingId);
  await lockCalendar(tx, person.providerId);
  await lockBookings(tx, person.providerId, ids);
  const bookings = await bookingsToCome(tx, person, step.nowMs);
  await settleRemoved(tx, person, { ...step, bookings });
}
