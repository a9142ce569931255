import "server-only";
import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import type { PersonMailKind } from "@/lib/db/mailKinds";
import type { Letter } from "./letter";
import { commonFacts, dayOf, reference, type T } from "./letterParts";

/**
 * The letter to the person who does a booking: no amounts, and no contact details of the customer, which the pages
 * show on the day of the visit. `previous` is the start before a move.
 */
export function personLetter(t: T, facts: BookingFacts, kind: PersonMailKind, previous: string): Letter {
  const customer = facts.customer || t(`${kind}.guest`);
  const words = { ...facts.words, customer, previous };
  const told = {
    subject: t(`${kind}.subject`, words),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.body`, words)],
  };
  const who = facts.customer === "" ? [] : [{ label: t("facts.customer"), value: facts.customer }];
  // Whoever does not do the booking any more cannot open it, and is not told its new time.
  if (kind === "provider_person_booking_taken") {
    return {
      ...told,
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
    ...told,
    day: dayOf(t, facts),
    facts: [...commonFacts(t, { ...facts, staff: null }), ...placeOf(t, facts), ...who, reference(t, facts)],
    action: { label: t(`${kind}.action`), url: facts.dashboardUrl },
  };
}

function placeOf(t: T, { isDigital, address }: BookingFacts): NonNullable<Letter["facts"]> {
  const value = isDigital ? t("facts.online") : address;
  return value === "" ? [] : [{ label: t("facts.where"), value }];
}
