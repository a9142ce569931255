import type { ProviderCalendar } from "@/lib/availability/calendars";
import { obstacleTo } from "@/lib/availability/checkSlot";
import { overlaps } from "@/lib/availability/intervals";
import type { Interval } from "@/lib/availability/types";

type Booked = { staffMemberId: string; startsAt: Date; endsAt: Date };

/** Calendars of the business before and after an edit of its settings; those of the same people. */
type Edit = {
  before: ProviderCalendar;
  after: ProviderCalendar;
  /** Absences of the whole business that are new or changed. */
  absences: readonly Interval[];
};

const slotOf = ({ startsAt, endsAt }: Booked): Interval => ({
  startMs: startsAt.getTime(),
  endMs: endsAt.getTime(),
});

/**
 * Those of the bookings that an edit leaves outside: in an absence that it adds or changes, or where it closes and was open.
 * One that stood outside before, by agreement, is not named again.
 */
export function leftOutBy<B extends Booked>(bookings: readonly B[], { before, after, absences }: Edit): B[] {
  return bookings.filter((booking) => {
    const slot = slotOf(booking);
    if (absences.some((absence) => overlaps(absence, slot))) return true;
    return !fits(slot, booking, after) && fits(slot, booking, before);
  });
}

function fits(slot: Interval, { staffMemberId }: Booked, { staff, timeZone }: ProviderCalendar): boolean {
  const calendar = staff.find((person) => person.staffMemberId === staffMemberId);
  return calendar !== undefined && obstacleTo(slot, calendar, timeZone) === null;
}
