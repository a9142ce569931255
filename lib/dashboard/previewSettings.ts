import "server-only";
import type { z } from "zod";
import { loadCalendars, slotRules } from "@/lib/availability/calendars";
import { businessDateOf } from "@/lib/availability/openWindow";
import { rangeAvailability } from "@/lib/availability/slots";
import { bookedTiming } from "@/lib/bookings/movable";
import type { UpcomingBooking } from "@/lib/bookings/upcomingBookings";
import { db, type Tx } from "@/lib/db/client";
import { txConnection } from "@/lib/db/txConnection";
import { addDays } from "@/lib/time/localDate";
import { editWithin } from "./editWithin";
import { leftOutBooking } from "./leftOutBooking";
import type { settingsPreviewSchema } from "./schemas";
import type { SettingsEdit } from "./settingsEdit";

type Preview = z.input<typeof settingsPreviewSchema>;

/** Carries the answer out of the transaction, which it ends without a trace. */
class NotSaved extends Error {
  constructor(readonly preview: Preview) {
    super("Nothing was to be saved");
  }
}

type Context = { ifMatch: string | null; moveBookingId: string | null; nowMs: number };

/**
 * What saving the edit would mean for bookings: it is written as it would be saved, looked at, and rolled back, so that
 * what is shown is what a save would find.
 * @param context.moveBookingId one of the bookings that are left outside, to find another time for
 * @throws AppError as `saveSettings` for the edit itself
 */
export async function previewSettings(
  providerId: string,
  edit: SettingsEdit,
  { ifMatch, moveBookingId, nowMs }: Context,
): Promise<Preview> {
  try {
    return await db().$transaction(
      async (tx) => {
        const { leftOut } = await editWithin(tx, providerId, edit, { ifMatch, nowMs, looksAtBookings: true });
        const moved = leftOut.find(({ id }) => id === moveBookingId);
        throw new NotSaved({
          leftOutBookings: leftOut.map((booking) => leftOutBooking(booking, nowMs)),
          freeTimes: moved === undefined ? null : await freeTimes(tx, providerId, moved, nowMs),
        });
      },
      { timeout: 20_000, maxWait: 10_000 },
    );
  } catch (error) {
    if (error instanceof NotSaved) return error.preview;
    throw error;
  }
}

/** So far ahead another time is looked for, and on so many days at most. */
const lookAheadDays = 60;
const mostDays = 14;
/** A day or two earlier may suit as well. */
const daysBefore = 2;

async function freeTimes(
  tx: Tx,
  providerId: string,
  booking: UpcomingBooking,
  nowMs: number,
): Promise<NonNullable<Preview["freeTimes"]>> {
  const startMs = booking.startsAt.getTime();
  const dayMs = 24 * 60 * 60_000;
  const range = {
    fromMs: startMs - (daysBefore + 2) * dayMs,
    toMs: startMs + (lookAheadDays + 2) * dayMs,
    nowMs,
    movedBookingId: booking.id,
  };
  const calendar = (await loadCalendars([providerId], range, txConnection(tx))).get(providerId);
  if (calendar === undefined) return [];
  const from = addDays(businessDateOf(startMs, calendar.timeZone), -daysBefore);
  const rules = slotRules({ ...calendar, minNoticeMinutes: 0 }, bookedTiming(booking), nowMs);
  return rangeAvailability(from, addDays(from, daysBefore + lookAheadDays), calendar.staff, rules)
    .map(({ date, slots }) => ({
      date,
      startTimes: slots
        .filter((slot) => slot.available && slot.startMs !== startMs)
        .map((slot) => new Date(slot.startMs).toISOString()),
    }))
    .filter(({ startTimes }) => startTimes.length > 0)
    .slice(0, mostDays);
}
