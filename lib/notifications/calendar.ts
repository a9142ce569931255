import "server-only";
import { createEvents, type EventAttributes } from "ics";
import { bookingFacts, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { doorOf } from "@/lib/bookings/visitPlace";
import { brand } from "@/lib/brand";
import type { Locale } from "@/lib/i18n/locales";

/** The UID of a booking in every calendar file, so that one that comes by mail and one of a feed are the same entry. */
export const bookingUid = (id: string): string => `${id}@${brand.domain}`;

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
  return calendarOfAll([booking], locale);
}

/**
 * Several bookings in one file, each with its own UID.
 * @throws Error when the library refuses the values
 */
export function calendarOfAll(bookings: readonly LoadedBooking[], locale: Locale): string {
  const { error, value } = createEvents(bookings.map((booking) => eventOf(booking, locale)));
  if (error) throw error;
  if (!value) throw new Error("No calendar file was made");
  return value;
}

function eventOf(booking: LoadedBooking, locale: Locale): EventAttributes {
  const facts = bookingFacts(booking, locale);
  const isCancelled = booking.status === "cancelled";
  return {
    uid: bookingUid(booking.id),
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
  };
}

const reminder = (description: string) =>
  ({ action: "display", description, trigger: { hours: 2, before: true } }) as const;
