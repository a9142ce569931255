import type { ProviderCalendar } from "@/lib/availability/slots/calendars";
import { obstacleTo } from "@/lib/availability/slots/checkSlot";
import { overlaps } from "@/lib/availability/slots/intervals";
import type { Interval } from "@/lib/availability/types";

type Booked = { staffMemberId: string; startsAt: Date; endsAt: Date };

/** Calendars of the business before and after an edit of its settings; those of the same people. */
type Edit = {
  before: ProviderCalendar;
  after: ProviderCalendar;
  /** Absences that are new or changed, with whose they are; null: the whole business's. */
  absences: readonly (Interval & { staffMemberId: string | null })[];
};

const slotOf = ({ startsAt, endsAt }: Booked): Interval => ({
  startMs: startsAt.getTime(),
  endMs: endsAt.getTime(),
});

/**
 * Those of the bookings that an edit leaves outside: in an absence that it adds or changes, and in none before; or where it
 * closes and was open. One that was outside before the edit is not listed again, for instance when only a note is changed.
 */
export function leftOutBy<B extends Booked>(bookings: readonly B[], { before, after, absences }: Edit): B[] {
  return bookings.filter((booking) => {
    const slot = slotOf(booking);
    const isNew = absences.some((absence) => isOf(absence, booking) && overlaps(absence, slot));
    const { unavailable = [], elsewhere = [] } = calendarOf(booking, before) ?? {};
    const wasAbsent = [...unavailable, ...elsewhere].some((absence) => overlaps(absence, slot));
    if (isNew && !wasAbsent) return true;
    return !fits(slot, booking, after) && fits(slot, booking, before);
  });
}

const isOf = (absence: { staffMemberId: string | null }, booking: Booked) =>
  absence.staffMemberId === null || absence.staffMemberId === booking.staffMemberId;

function calendarOf({ staffMemberId }: Booked, { staff }: ProviderCalendar) {
  return staff.find((person) => person.staffMemberId === staffMemberId);
}

/** What is kept free around a booking is no matter of these settings. */
const noBuffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

function fits(slot: Interval, booking: Booked, calendars: ProviderCalendar): boolean {
  const calendar = calendarOf(booking, calendars);
  if (calendar === undefined) return false;
  return obstacleTo(slot, calendar, { ...noBuffers, timeZone: calendars.timeZone }) === null;
}
