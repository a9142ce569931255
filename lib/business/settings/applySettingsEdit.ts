import "server-only";
import { saveSpecialDays } from "@/lib/availability/hours/saveSpecialDays";
import { saveUnavailable } from "@/lib/availability/hours/saveUnavailable";
import { saveWeek } from "@/lib/availability/hours/saveWeek";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { loadCalendars, type ProviderCalendar } from "@/lib/availability/slots/calendars";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { type UpcomingBooking, upcomingBookings } from "@/lib/bookings/business/upcomingBookings";
import { lockBookings } from "@/lib/bookings/lockBooking";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import type { Tx } from "@/lib/db/client";
import { txConnection } from "@/lib/db/txConnection";
import { AppError } from "@/lib/errors/AppError";
import { mayReplace } from "@/lib/http/entityTags";
import { columnsOfRules } from "@/lib/providers/bookingRules";
import { saveLocations } from "@/lib/providers/profile/saveLocations";
import { saveProfile } from "@/lib/providers/profile/saveProfile";
import { settingsTag } from "@/lib/providers/settingsVersion";
import { loadStaffMember } from "@/lib/staff/ownStaff";
import { type Business, loadBusiness } from "../business";
import { leftOutBy } from "./leftOut";
import type { SettingsEdit } from "./settingsEdit";

type Context = {
  /** The header as it came; null: whatever is there is replaced. */
  ifMatch: string | null;
  nowMs: number;
  /** Whose hours and absences they are; null: the whole business's. */
  staffMemberId: string | null;
  /** Whether the bookings that are left outside are wanted. */
  looksAtBookings: boolean;
};

export type Edited = {
  /** Ids of absences that are new or changed. */
  changedIds: string[];
  /** Bookings that the edit leaves outside, earliest first; empty unless they were wanted. */
  leftOut: UpcomingBooking[];
};

/**
 * Writes an edit of the settings in the caller's transaction, with the locks in their order: the calendar, the bookings that
 * are decided about, the business.
 * @throws AppError edit_conflict when somebody saved since the version that `ifMatch` names; not_found for a person who is
 *   none of the business's; invalid_request
 */
export async function applySettingsEdit(
  tx: Tx,
  providerId: string,
  edit: SettingsEdit,
  { ifMatch, nowMs, staffMemberId, looksAtBookings }: Context,
): Promise<Edited> {
  await lockCalendar(tx, providerId);
  const decided = (edit.bookingDecisions ?? []).map(({ bookingId }) => bookingId);
  if (decided.length > 0) await lockBookings(tx, providerId, decided);
  const upcoming = looksAtBookings ? await upcomingBookings(tx, providerId, nowMs) : [];
  const before = await calendarAround(tx, providerId, upcoming, nowMs);
  await lockCatalogue(tx, providerId);
  const current = await loadBusiness(providerId, tx);
  if (!mayReplace(ifMatch, settingsTag(current))) throw new AppError("edit_conflict");
  if (staffMemberId !== null) await loadStaffMember(providerId, staffMemberId, tx);
  const changedIds = await writeSettings(tx, current, edit, { nowMs, staffMemberId });
  const after = await calendarAround(tx, providerId, upcoming, nowMs);
  if (before === null || after === null) return { changedIds, leftOut: [] };
  const absences = await absencesOf(tx, changedIds);
  return { changedIds, leftOut: leftOutBy(upcoming, { before, after, absences }) };
}

/** The calendar over the time of these bookings; null when there are none. */
async function calendarAround(
  tx: Tx,
  providerId: string,
  bookings: readonly UpcomingBooking[],
  nowMs: number,
): Promise<ProviderCalendar | null> {
  if (bookings.length === 0) return null;
  const fromMs = Math.min(...bookings.map(({ startsAt }) => startsAt.getTime()));
  const toMs = Math.max(...bookings.map(({ endsAt }) => endsAt.getTime()));
  const calendars = await loadCalendars([providerId], { fromMs, toMs, nowMs }, txConnection(tx));
  return calendars.get(providerId) ?? null;
}

async function absencesOf(tx: Tx, ids: readonly string[]) {
  const rows = await tx.unavailableTime.findMany({
    where: { id: { in: [...ids] } },
    select: { startsAt: true, endsAt: true, staffMemberId: true },
  });
  return rows.map(({ startsAt, endsAt, staffMemberId }) => ({
    startMs: startsAt.getTime(),
    endMs: endsAt.getTime(),
    staffMemberId,
  }));
}

const addressLeftOut = { address: undefined, postal_code: undefined, city: undefined };

/**
 * Writes the parts of an edit that it names, in the caller's transaction, which holds the lock of the business, and counts
 * the version up by one. Hours, special days and absences are those of one person when one is named.
 * @returns the ids of absences that are new or changed
 * @throws AppError invalid_request for what only the rows show
 */
async function writeSettings(
  tx: Tx,
  current: Business,
  given: SettingsEdit,
  { nowMs, staffMemberId }: { nowMs: number; staffMemberId: string | null },
): Promise<string[]> {
  const { id: providerId } = current;
  // Profile, places and rules are the whole business's.
  const edit = staffMemberId === null ? given : { ...given, provider: null, locations: null, rules: null };
  if (edit.provider) {
    // The address is that of the primary place, which is written after it.
    const draft = edit.locations ? { ...edit.provider, ...addressLeftOut } : edit.provider;
    await saveProfile(tx, providerId, { current, draft });
  }
  if (edit.locations)
    await saveLocations(tx, providerId, { before: current.locations, drafts: edit.locations });
  const version = edit.provider ? {} : { settingsVersion: { increment: 1 } };
  await tx.provider.update({
    where: { id: providerId },
    data: { ...columnsOfRules(edit.rules ?? {}), ...version },
    select: { id: true },
  });
  if (edit.openingHours) await saveWeek(tx, providerId, edit.openingHours, staffMemberId);
  if (edit.specialDays || edit.deleteSpecialDays)
    await saveSpecialDays(tx, providerId, {
      drafts: edit.specialDays ?? [],
      removedDates: edit.deleteSpecialDays ?? [],
      today: businessDateOf(nowMs, current.timeZone),
      staffMemberId,
    });
  if (!edit.unavailableSlots && !edit.deleteUnavailableSlotIds) return [];
  return saveUnavailable(tx, providerId, {
    drafts: edit.unavailableSlots ?? [],
    removedIds: edit.deleteUnavailableSlotIds ?? [],
    nowMs,
    staffMemberId,
  });
}
