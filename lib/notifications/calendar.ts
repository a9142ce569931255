import "server-only";
import { createEvent, type EventAttributes } from "ics";
import { bookingFacts, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { doorOf } from "@/lib/bookings/visitPlace";
import { brand } from "@/lib/brand";
import type { Locale } from "@/lib/i18n/locales";

function placeOf(booking: LoadedBooking, address: string): Partial<EventAttributes> {
  const door = doorOf(booking);
  if (address === "") return {};
  return { location: address, ...(door ? { geo: { lat: door.latitude, lon: door.longitude } } : {}) };
}

/**
 * The booking as an iCalendar file; times in UTC, which every calendar shows in its own zone. The UID stays the same
 * and SEQUENCE increments with each change, so that a later file updates or removes the entry of an earlier one.
 * @throws Error when the library refuses the values
 */
export function calendarOf(booking: LoadedBooking, locale: Locale): string {
  const facts = bookingFacts(booking, locale);
  const isCancelled = booking.status === "cancelled";
  const { error, value } = createEvent({
    uid: `${booking.id}@${brand.domain}`,
    sequence: booking.sequence,
    productId: `-//${brand.name}//booking//SV`,
    method: isCancelled ? "CANCEL" : "PUBLISH",
    status: isCancelled ? "CANCELLED" : booking.status === "pending" ? "TENTATIVE" : "CONFIRMED",
    busyStatus: isCancelled ? "FREE" : "BUSY",
    start: booking.startsAt.getTime(),
    startInputType: "utc",
    startOutputType: "utc",
    end: booking.endsAt.getTime(),
    endInputType: "utc",
    endOutputType: "utc",
    title: [facts.service, facts.staff, facts.provider].filter(Boolean).join(" · "),
    description: `${facts.reference}\n${facts.pageUrl}`,
    url: facts.pageUrl,
    // A quotation mark would end the quoted parameter.
    organizer: { name: facts.provider.replaceAll('"', "'"), email: brand.supportEmail },
    lastModified: booking.updatedAt.getTime(),
    ...placeOf(booking, facts.address),
    ...(isCancelled ? {} : { alarms: [reminder(facts.service)] }),
  });
  if (error) throw error;
  if (value === null) throw new Error("No calendar file was made");
  return value;
}

const reminder = (description: string) =>
  ({ action: "display", description, trigger: { hours: 2, before: true } }) as const;
