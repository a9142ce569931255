import "server-only";
import type { z } from "zod";
import { loadCalendars, slotRules } from "@/lib/availability/calendars";
import { businessDateOf } from "@/lib/availability/openWindow";
import { rangeAvailability } from "@/lib/availability/slots";
import { bookedTiming } from "@/lib/bookings/movable";
import type { UpcomingBooking } from "@/lib/bookings/upcomingBookings";
import { db, type Tx } from "@/lib/db/client";
import { txConnection } from "@/lib/db/txConnection";
import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
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

type FreeTimes = NonNullable<Preview["freeTimes"]>;

/** So far ahead another time is looked for, and on so many days at most. */
const lookAheadDays = 60;
const mostDays = 14;
/** A day or two earlier may suit as well. */
const daysBefore = 2;

/** Other times for the booking: soon after it, or on the nearest days that there are, when what is closed is long. */
async function freeTimes(
  tx: Tx,
  providerId: string,
  booking: UpcomingBooking,
  nowMs: number,
): Promise<FreeTimes> {
  const { timeZone, horizonDays } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true, horizonDays: true },
  });
  const date = businessDateOf(booking.startsAt.getTime(), timeZone);
  const today = businessDateOf(nowMs, timeZone);
  const timesIn = (from: LocalDate, to: LocalDate) =>
    timesBetween(tx, providerId, booking, { from, to, nowMs });
  const soon = await timesIn(addDays(date, -daysBefore), addDays(date, lookAheadDays));
  if (soon.length > 0) return soon.slice(0, mostDays);
  const distance = (day: FreeTimes[number]) => Math.abs(daysBetween(day.date, date));
  const nearest = (await timesIn(today, addDays(today, horizonDays)))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, mostDays);
  return nearest.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

type Range = { from: LocalDate; to: LocalDate; nowMs: number };

async function timesBetween(
  tx: Tx,
  providerId: string,
  booking: UpcomingBooking,
  { from, to, nowMs }: Range,
): Promise<FreeTimes> {
  const asked = {
    // Around the local days, whatever the zone.
    fromMs: localMinuteToInstant(addDays(from, -1), 0, "UTC"),
    toMs: localMinuteToInstant(addDays(to, 2), 0, "UTC"),
    nowMs,
    movedBookingId: booking.id,
  };
  const calendar = (await loadCalendars([providerId], asked, txConnection(tx))).get(providerId);
  if (calendar === undefined) return [];
  const rules = slotRules({ ...calendar, minNoticeMinutes: 0 }, bookedTiming(booking), nowMs);
  const startMs = booking.startsAt.getTime();
  return rangeAvailability(from, to, calendar.staff, rules)
    .map(({ date, slots }) => ({
      date,
      startTimes: slots
        .filter((slot) => slot.available && slot.startMs !== startMs)
        .map((slot) => new Date(slot.startMs).toISOString()),
    }))
    .filter(({ startTimes }) => startTimes.length > 0);
}
