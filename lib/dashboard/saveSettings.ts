import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { saveUnavailable } from "@/lib/availability/saveUnavailable";
import { saveWeek } from "@/lib/availability/saveWeek";
import { type BookingInside, bookingsInside } from "@/lib/bookings/bookingsInside";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { mayReplace } from "@/lib/http/entityTags";
import { saveProfile } from "@/lib/providers/saveProfile";
import { loadBusiness } from "./business";
import { loadOwnSettings, type OwnSettings, settingsTag } from "./ownSettings";
import type { SettingsEdit } from "./settingsEdit";

export type SavedSettings = {
  settings: OwnSettings;
  /** Inside unavailable times that are new or changed; they stand, and somebody has to see to them. */
  bookingsInside: BookingInside[];
};

type Context = {
  /** The header as it came; null: whatever is there is replaced. */
  ifMatch: string | null;
  nowMs: number;
};

/**
 * Saves profile, opening hours and unavailable times of a business, all or nothing, and counts the version up by one.
 * Unavailable times that are not named stay.
 * @param providerId of the session
 * @throws AppError edit_conflict when somebody saved since the version that `ifMatch` names; invalid_request for what only
 *   the rows can tell: another company name or organisation number, an unavailable time that is gone, or too many of them
 */
export async function saveSettings(
  providerId: string,
  edit: SettingsEdit,
  { ifMatch, nowMs }: Context,
): Promise<SavedSettings> {
  const { settings, changedIds } = await db().$transaction(async (tx) => {
    // First: a move goes from the calendar to the booking, a cancellation from the booking to the business.
    await lockCalendar(tx, providerId);
    await lockCatalogue(tx, providerId);
    const current = await loadBusiness(providerId, tx);
    if (!mayReplace(ifMatch, settingsTag(current))) throw new AppError("edit_conflict");
    await saveProfile(tx, providerId, { current, draft: edit.provider });
    await saveWeek(tx, providerId, edit.openingHours);
    const changedIds = await saveUnavailable(tx, providerId, {
      drafts: edit.unavailableSlots,
      removedIds: edit.deleteUnavailableSlotIds ?? [],
      nowMs,
    });
    return { settings: await loadOwnSettings(providerId, nowMs, tx), changedIds };
  });
  return { settings, bookingsInside: await bookingsInside(providerId, changedIds, nowMs) };
}
