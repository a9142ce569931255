import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import type { settingsPreviewSchema } from "../schemas";
import { applySettingsEdit } from "./applySettingsEdit";
import { freeTimesFor } from "./freeTimesFor";
import { leftOutBooking } from "./leftOutBooking";
import type { SettingsEdit } from "./settingsEdit";

type Preview = z.input<typeof settingsPreviewSchema>;

/** Thrown with the answer, so that the transaction is rolled back. */
class NotSaved extends Error {
  constructor(readonly preview: Preview) {
    super("Nothing was to be saved");
  }
}

type Context = {
  ifMatch: string | null;
  moveBookingId: string | null;
  /** Whose hours and absences are edited; null: the whole business's. */
  staffMemberId?: string | null;
  nowMs: number;
};

/**
 * What saving the edit would mean for bookings: writes it as a save would, reads the bookings outside, and rolls back, so
 * that the preview and a save agree.
 * @param context.moveBookingId one of the bookings that are left outside, to find another time for
 * @throws AppError as `saveSettings` for the edit itself
 */
export async function previewSettings(
  providerId: string,
  edit: SettingsEdit,
  { ifMatch, moveBookingId, staffMemberId = null, nowMs }: Context,
): Promise<Preview> {
  try {
    return await db().$transaction(async (tx) => {
      const { leftOut } = await applySettingsEdit(tx, providerId, edit, {
        ifMatch,
        nowMs,
        staffMemberId,
        looksAtBookings: true,
      });
      const moved = leftOut.find(({ id }) => id === moveBookingId);
      throw new NotSaved({
        leftOutBookings: leftOut.map((booking) => leftOutBooking(booking, nowMs)),
        freeTimes: moved === undefined ? null : await freeTimesFor(tx, providerId, moved, nowMs),
      });
    });
  } catch (error) {
    if (error instanceof NotSaved) return error.preview;
    throw error;
  }
}
