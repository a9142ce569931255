import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { ofBusiness, staffOrder } from "@/lib/staff/ownStaff";

export type ReachedCalendar = {
  providerId: string;
  /** Whose calendar: null for the whole business's. */
  staffMemberId: string | null;
  name: string | null;
  /** The calendar elsewhere that blocks it, if one is added: its id, and whom it blocks (null: everybody). */
  blocking: { id: string; staffMemberId: string | null };
};

/**
 * The calendars that a session reaches: an owner's the business's and that of each of its people, a member's their own alone.
 */
export async function reachedCalendars(scope: BusinessScope, source: Tx = db()): Promise<ReachedCalendar[]> {
  const { providerId, staffMemberId: own } = scope;
  const people = await source.staffMember.findMany({
    where: { ...ofBusiness(providerId), ...(own === null ? {} : { id: own }) },
    select: { id: true, name: true, isImplicit: true },
    orderBy: [...staffOrder],
  });
  // Of a business that works alone it is the one person's, and stays theirs when others come.
  const alone = people.find(({ isImplicit }) => isImplicit)?.id ?? null;
  const whole = {
    providerId,
    staffMemberId: null,
    name: null,
    blocking: { id: alone ?? providerId, staffMemberId: alone },
  };
  const named = people
    .filter(({ isImplicit }) => !isImplicit)
    .map(({ id, name }) => ({ providerId, staffMemberId: id, name, blocking: { id, staffMemberId: id } }));
  return own === null ? [whole, ...named] : named;
}

/**
 * One of the calendars that a session reaches.
 * @param whose `business`, or the id of a person
 * @throws AppError not_found for one that it does not reach
 */
export async function reachedCalendar(
  scope: BusinessScope,
  whose: string,
  source: Tx = db(),
): Promise<ReachedCalendar> {
  const wanted = whose === "business" ? null : whose;
  const reached = await reachedCalendars(scope, source);
  const found = reached.find(({ staffMemberId }) => staffMemberId === wanted);
  if (found === undefined) throw new AppError("not_found");
  return found;
}
