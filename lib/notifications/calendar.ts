import "server-only";
import { createEvents, type EventAttributes } from "ics";
import { type BookingFacts, bookingFacts, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { doorOf } from "@/lib/bookings/visitPlace";
import { brand } from "@/lib/brand";
import type { Locale } from "@/lib/i18n/locales";
import { mailTranslator, phoneOf, refundNote } from "./letters/letterParts";

/** The UID of a booking in every calendar file, so that one that comes by mail and one of a feed are the same entry. */
export const bookingUid = (id: string): string => `${id}@${brand.domain}`;

function placeOf(booking: LoadedBooking, address: string): Partial<EventAttributes> {
  const door = doorOf(booking);
  if (address === "") return {};
  return { location: address, ...(door ? { geo: { lat: door.latitude, lon: door.longitude } } : {}) };
}

type TokenOf = (booking: LoadedBooking) => string | undefined;

/**
 * The customer's bookings as an iCalendar file; times in UTC, which every calendar shows in its own zone. The UID of each stays
 * the same and SEQUENCE increments with each change, so that a later file updates or removes the entry of an earlier one.
 * @param tokenOf what opens each booking without an account, for the link in its entry: whoever reads the calendar can open,
 * move and cancel it; undefined where its customer signs in
 * @throws Error when the library refuses the values
 */
export function calendarOf(
  bookings: readonly LoadedBooking[],
  locale: Locale,
  tokenOf: TokenOf = () => undefined,
): string {
  const { error, value } = createEvents(
    bookings.map((booking) => eventOf(booking, bookingFacts(booking, locale, tokenOf(booking)), locale)),
  );
  if (error) throw error;
  if (!value) throw new Error("No calendar file was made");
  return value;
}

function eventOf(booking: LoadedBooking, facts: BookingFacts, locale: Locale): EventAttributes {
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
    description: isCancelled ? facts.reference : descriptionOf(facts, locale),
    url: facts.manageUrl,
    // A quotation mark would end the quoted parameter.
    organizer: { name: facts.provider.replaceAll('"', "'"), email: brand.supportEmail },
    lastModified: booking.updatedAt.getTime(),
    ...placeOf(booking, facts.address),
    ...(isCancelled ? {} : { alarms: [reminder(facts.service)] }),
  };
}

/** Number, telephone of the business, until when cancelling is free, and the link, each on its line. */
function descriptionOf(facts: BookingFacts, locale: Locale): string {
  const t = mailTranslator(locale);
  const labelled = phoneOf(t, facts).map(({ label, value }) => `${label}: ${value}`);
  return [facts.reference, ...labelled, ...refundNote(t, facts), facts.manageUrl].join("\n");
}

const reminder = (description: string) =>
  ({ action: "display", description, trigger: { hours: 2, before: true } }) as const;
