import "server-only";
import { loadCalendars, slotRules } from "@/lib/availability/slots/calendars";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { rangeAvailability } from "@/lib/availability/slots/slots";
import { servicesOf, whoDoes } from "@/lib/availability/slots/whoDoes";
import type { UpcomingBooking } from "@/lib/bookings/business/upcomingBookings";
import type { Tx } from "@/lib/db/client";
import { txConnection } from "@/lib/db/txConnection";
import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
import { bookedTiming } from "@/lib/visits/movable";

/** So far ahead another time is looked for, and on so many days at most. */
const lookAheadDays = 60;
const mostDays = 14;
/** Earlier days are offered, too. */
const daysBefore = 2;

/** Days with their free starts, ISO 8601. */
export type FreeTimes = { date: LocalDate; startTimes: string[] }[];

/**
 * Times to which the business could move one of its bookings, by its calendar in the caller's transaction, day by day:
 * soon after it, or when the closed time is long, on the nearest days with free times.
 */
export async function freeTimesFor(
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
  const staff = whoDoes(calendar, servicesOf(booking));
  const startMs = booking.startsAt.getTime();
  return rangeAvailability(from, to, staff, rules)
    .map(({ date, slots }) => ({
      date,
      startTimes: slots
        .filter((slot) => slot.available && slot.startMs !== startMs)
        .map((slot) => new Date(slot.startMs).toISOString()),
    }))
    .filter(({ startTimes }) => startTimes.length > 0);
}
