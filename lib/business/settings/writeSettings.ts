import "server-only";
import { saveSpecialDays } from "@/lib/availability/hours/saveSpecialDays";
import { saveUnavailable } from "@/lib/availability/hours/saveUnavailable";
import { saveWeek } from "@/lib/availability/hours/saveWeek";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import type { Tx } from "@/lib/db/client";
import { columnsOfRules } from "@/lib/providers/bookingRules";
import { saveLocations } from "@/lib/providers/profile/saveLocations";
import { saveProfile } from "@/lib/providers/profile/saveProfile";
import type { Business } from "../business";
import type { SettingsEdit } from "./settingsEdit";

const addressLeftOut = { address: undefined, postal_code: undefined, city: undefined };

/**
 * Writes the parts of an edit that it names, in the caller's transaction, which holds the lock of the business, and counts
 * the version up by one. Hours, special days and absences are those of one person when one is named.
 * @returns the ids of absences that are new or changed
 * @throws AppError invalid_request for what only the rows can tell
 */
export async function writeSettings(
  tx: Tx,
  current: Business,
  given: SettingsEdit,
  { nowMs, staffMemberId }: { nowMs: number; staffMemberId: string | null },
): Promise<string[]> {
  const { id: providerId } = current;
  // Profile, places and rules are the whole business's.
  const edit = staffMemberId === null ? given : { ...given, provider: null, locations: null, rules: null };
  if (edit.provider) {
    // The places say where it is, and are written after it.
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
