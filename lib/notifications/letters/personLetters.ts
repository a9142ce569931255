import "server-only";
import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import type { PersonMailKind } from "@/lib/db/mailKinds";
import type { Letter } from "./letter";
import { alsoFacts, commonFacts, dayOf, noticeLinks, reference, type T } from "./letterParts";

type Told = { previous: string; others: readonly BookingFacts[] };

/**
 * The letter to the person who does a booking: no amounts, and no contact details of the customer, which the pages
 * show on the day of the visit.
 * @param told `previous`: the start before a move; `others`: the further dates of a series that are theirs
 */
export function personLetter(t: T, facts: BookingFacts, kind: PersonMailKind, told: Told): Letter {
  const { previous, others } = told;
  const customer = facts.customer || t(`${kind}.guest`);
  const words = { ...facts.words, customer, previous };
  const isCancelled = kind === "provider_person_booking_cancelled";
  const letter = {
    subject: t(`${kind}.subject`, words),
    heading: t(`${kind}.heading`),
    paragraphs: [
      t(bodyOf(kind, facts), words),
      ...(others.length > 0
        ? [t(`series.${isCancelled ? "cancelled" : "booked"}`, { count: others.length + 1 })]
        : []),
    ],
    links: noticeLinks(t, facts),
  };
  const who = facts.customer === "" ? [] : [{ label: t("facts.customer"), value: facts.customer }];
  // Whoever does not do the booking any more cannot open it, and is not told its new time.
  if (kind === "provider_person_booking_taken") {
    return {
      ...letter,
      facts: [
        { label: t("facts.service"), value: facts.service },
        { label: t("facts.when"), value: previous },
        ...who,
        reference(t, facts),
      ],
      action: { label: t(`${kind}.action`), url: facts.bookingsUrl },
    };
  }
  return {
    ...letter,
    day: dayOf(t, facts),
    facts: [
      ...commonFacts(t, { ...facts, staff: null }),
      ...alsoFacts(t(isCancelled ? "booking_cancelled.also" : "series.also"), others),
      ...placeOf(t, facts),
      ...who,
      reference(t, facts),
    ],
    action: { label: t(`${kind}.action`), url: facts.dashboardUrl },
  };
}

/** What the business books for somebody was not booked by its customer. */
const bodyOf = (kind: PersonMailKind, { isOnline }: BookingFacts) =>
  kind === "provider_person_new_booking" && !isOnline
    ? "provider_person_new_booking.byBusiness"
    : (`${kind}.body` as const);

function placeOf(t: T, { isDigital, address }: BookingFacts): NonNullable<Letter["facts"]> {
  const value = isDigital ? t("facts.online") : address;
  return value === "" ? [] : [{ label: t("facts.where"), value }];
}
