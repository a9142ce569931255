import "server-only";
import { createEvents, type EventAttributes } from "ics";
import { bookingFacts, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { firstNameOf } from "@/lib/bookings/firstName";
import { brand } from "@/lib/brand";
import type { Locale } from "@/lib/i18n/locales";
import { bookingUid } from "./calendar";

/** Somebody who does not do the booking any more: it is taken out of their calendar at the time they knew. */
type Taken = { previousStart: Date };

/**
 * Bookings as an iCalendar file for the business's people; times in UTC. Of the customer the first name alone: a calendar is
 * often shared with others. The UID is that of every file about the booking, and SEQUENCE increments with each change.
 * @param taken where a colleague took the booking over
 * @throws Error when the library refuses the values
 */
export function businessCalendar(
  bookings: readonly LoadedBooking[],
  locale: Locale,
  taken: Taken | null,
): string {
  const { error, value } = createEvents(bookings.map((booking) => eventOf(booking, locale, taken)));
  if (error) throw error;
  if (!value) throw new Error("No calendar file was made");
  return value;
}

function eventOf(booking: LoadedBooking, locale: Locale, taken: Taken | null): EventAttributes {
  const facts = bookingFacts(booking, locale);
  const isCancelled = booking.status === "cancelled" || taken !== null;
  const startsAt = taken?.previousStart ?? booking.startsAt;
  const lengthMs = booking.endsAt.getTime() - booking.startsAt.getTime();
  return {
    uid: bookingUid(booking.id),
    sequence: booking.sequence,
    productId: `-//${brand.name}//booking//SV`,
    method: isCancelled ? "CANCEL" : "PUBLISH",
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
    busyStatus: isCancelled ? "FREE" : "BUSY",
    start: startsAt.getTime(),
    startInputType: "utc",
    startOutputType: "utc",
    end: startsAt.getTime() + lengthMs,
    endInputType: "utc",
    endOutputType: "utc",
    title: [facts.service, firstNameOf(booking.customerName)].filter(Boolean).join(" · "),
    description: taken === null ? `${facts.reference}\n${facts.dashboardUrl}` : facts.reference,
    // A quotation mark would end the quoted parameter.
    organizer: { name: facts.provider.replaceAll('"', "'"), email: brand.supportEmail },
    lastModified: booking.updatedAt.getTime(),
  };
}
