import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { type UpcomingBooking, upcomingBookings } from "@/lib/bookings/business/upcomingBookings";
import { lockBookings } from "@/lib/bookings/lockBooking";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { SignInEnding } from "@/lib/providers/members/changeMembers";
import { incrementSettingsVersion } from "@/lib/providers/settingsVersion";
import { assertAnotherActivePerson } from "@/lib/staff/assertAnotherActivePerson";
import { loadStaffMember, ofBusiness } from "@/lib/staff/ownStaff";
import { removedBookings } from "./removedBookings";
import { workAlone } from "./workAlone";

export type Person = { providerId: string; id: string };

type Context = {
  ifMatch: string | null;
  /** Bookings that are decided about, locked before the business is. */
  bookingIds: readonly string[];
  nowMs: number;
  /** Of their sign-in; nothing of it when the removal is only tried. */
  ending?: SignInEnding;
};

/**
 * Switches somebody off who is to be removed, and ends their sign-in, in the caller's transaction, with the locks in their order:
 * the account of whoever asks, the calendar, the bookings, the business. They get no new bookings from then on.
 * @returns their bookings to come, earliest first
 * @throws AppError edit_conflict; not_found; last_person
 */
export async function switchOff(
  tx: Tx,
  { providerId, id }: Person,
  { ifMatch, bookingIds, nowMs, ending }: Context,
): Promise<UpcomingBooking[]> {
  await ending?.lock(tx);
  await lockCalendar(tx, providerId);
  if (bookingIds.length > 0) await lockBookings(tx, providerId, bookingIds);
  const bookings = await bookingsToCome(tx, { providerId, id }, nowMs);
  await lockCatalogue(tx, providerId);
  await loadStaffMember(providerId, id, tx);
  await incrementSettingsVersion(tx, providerId, ifMatch);
  await assertAnotherActivePerson(tx, providerId, id);
  await ending?.end(tx);
  await tx.staffMember.update({ where: { id }, data: { isActive: false }, select: { id: true } });
  return bookings;
}

/**
 * Switches somebody off and removes them from the business, in the caller's transaction. The row stays, since past bookings name
 * it. When one person is left, they work alone again (PPL-28).
 * @returns the bookings to come that the removed person has, earliest first: they have no calendar until they are settled
 * @throws AppError edit_conflict; not_found; last_person
 */
export async function applyRemoval(tx: Tx, person: Person, context: Context): Promise<UpcomingBooking[]> {
  const { providerId, id } = person;
  const bookings = await switchOff(tx, person, context);
  const removedAt = new Date(context.nowMs);
  await tx.staffMember.update({ where: { id }, data: { removedAt }, select: { id: true } });
  const own = { providerId, staffMemberId: id };
  await tx.openingHours.deleteMany({ where: own });
  await tx.specialDay.deleteMany({ where: own });
  await tx.unavailableTime.deleteMany({ where: own });
  await tx.picture.deleteMany({ where: own });
  const left = await tx.staffMember.findMany({ where: ofBusiness(providerId), select: { id: true } });
  const [last] = left;
  if (left.length === 1 && last !== undefined) await workAlone(tx, providerId, last.id);
  return bookings;
}

/** Somebody's bookings that have not begun. A visit that has begun stays with its person. */
export async function bookingsToCome(
  tx: Tx,
  { providerId, id }: Person,
  nowMs: number,
): Promise<UpcomingBooking[]> {
  const upcoming = await upcomingBookings(tx, providerId, nowMs, id);
  return upcoming.filter(({ startsAt }) => startsAt.getTime() > nowMs);
}

/** Somebody's holds to come that ran out and are not settled yet. Holds that have not run out are bookings to come. */
export async function lapsedHolds(tx: Tx, { providerId, id }: Person, nowMs: number): Promise<string[]> {
  const lapsed = await tx.booking.findMany({
    where: {
      providerId,
      staffMemberId: id,
      status: "pending",
      holdExpiresAt: { lt: new Date(nowMs) },
      startsAt: { gt: new Date(nowMs) },
    },
    select: { id: true },
  });
  return lapsed.map((hold) => hold.id);
}

/**
 * That no booking to come has somebody as its person who was removed in the caller's transaction.
 * @throws AppError bookings_of_removed with those that do
 */
export async function assertNoneToCome(tx: Tx, { providerId, id }: Person, nowMs: number): Promise<void> {
  const bookings = await bookingsToCome(tx, { providerId, id }, nowMs);
  if (bookings.length === 0) return;
  const details = await removedBookings(tx, providerId, { bookings, nowMs });
  throw new AppError("bookings_of_removed", { details });
}
