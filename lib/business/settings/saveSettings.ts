import "server-only";
import { afterLapsed } from "@/lib/checkout/hold/lapsedHolds";
import { isExclusionViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { applySettingsEdit } from "./applySettingsEdit";
import { type BookingInside, bookingsInside } from "./bookingsInside";
import { loadOwnSettings, type OwnSettings } from "./ownSettings";
import type { SettingsEdit } from "./settingsEdit";
import { LapsedInTheWay, settleLeftOut } from "./settleLeftOut";

export type SavedSettings = {
  settings: OwnSettings;
  /** Inside unavailable times that are new or changed; they are kept, and the business decides about each. */
  bookingsInside: BookingInside[];
};

type Context = {
  /** The header as it came; null: whatever is there is replaced. */
  ifMatch: string | null;
  /** Whose decision it was, for the audit trail of bookings. */
  actorUserId?: string | null;
  /** Whose hours and absences are saved; null: the whole business's. */
  staffMemberId?: string | null;
  nowMs: number;
};

/**
 * Saves what an edit names of profile, opening hours, special days, absences and rules of a business, with what was decided
 * about bookings that are left outside: all or nothing, and counts the version up by one. What is not named stays.
 * @param providerId of the session
 * @throws AppError edit_conflict when somebody saved since the version that `ifMatch` names; not_found for a person who is none
 *   of the business's; invalid_request for what only
 *   the rows show: another company name or organisation number, an unavailable time that is gone, or too many of them;
 *   bookings_left_out when decisions were given, but not about all; slot_taken, slot_unavailable and transition_not_allowed
 *   for a booking that cannot be moved or cancelled so
 */
export async function saveSettings(
  providerId: string,
  edit: SettingsEdit,
  context: Context,
): Promise<SavedSettings> {
  const result = await afterLapsed<Saved>(() => saveAll(providerId, edit, context));
  if (result.outcome === "taken") throw new AppError("slot_taken");
  const { settings, changedIds } = result;
  return { settings, bookingsInside: await bookingsInside(providerId, changedIds, context.nowMs) };
}

type Saved = { outcome: "saved"; settings: OwnSettings; changedIds: string[] };
type Lapsed = { outcome: "lapsed"; bookingIds: string[] };

async function saveAll(
  providerId: string,
  edit: SettingsEdit,
  { ifMatch, actorUserId = null, staffMemberId = null, nowMs }: Context,
): Promise<Saved | Lapsed> {
  const decisions = edit.bookingDecisions ?? null;
  try {
    return await inTransaction(async (tx) => {
      const looksAtBookings = decisions !== null;
      const edited = await applySettingsEdit(tx, providerId, edit, {
        ifMatch,
        nowMs,
        staffMemberId,
        looksAtBookings,
      });
      if (decisions !== null)
        await settleLeftOut(tx, providerId, edited.leftOut, { decisions, actorUserId, nowMs });
      const settings = await loadOwnSettings(providerId, nowMs, { source: tx, staffMemberId });
      return { outcome: "saved", settings, changedIds: edited.changedIds };
    });
  } catch (error) {
    if (error instanceof LapsedInTheWay) return { outcome: "lapsed", bookingIds: error.bookingIds };
    if (isExclusionViolation(error)) throw new AppError("slot_taken", { cause: error });
    throw error;
  }
}
