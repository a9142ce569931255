import "server-only";
import { z } from "zod";
import { type BookingFacts, bookingFacts, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { cancelledBy } from "@/lib/bookings/customer/customerRules";
import { manageToken } from "@/lib/bookings/links";
import { isToPerson, type MailKind, type PersonMailKind, toBusinessPrefix } from "@/lib/db/mailKinds";
import type { Locale } from "@/lib/i18n/locales";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import type { Letter } from "./letter";
import {
  calendarLinks,
  cancellationNote,
  commonFacts,
  dayOf,
  greeting,
  mailTranslator,
  place,
  reference,
  type T,
} from "./letterParts";
import { personLetter } from "./personLetters";
import { type ProviderMailKind, providerLetter } from "./providerLetters";

type CustomerMailKind = Extract<MailKind, `booking_${string}` | "review_invitation">;
export type BookingMailKind = CustomerMailKind | ProviderMailKind | PersonMailKind;

function confirmed(t: T, facts: BookingFacts, booking: LoadedBooking): Letter {
  const seller = facts.organisationNumber
    ? t("facts.organisationValue", {
        name: facts.provider,
        number: formatOrganisationNumber(facts.organisationNumber),
      })
    : facts.provider;
  return {
    subject: t("booking_confirmed.subject", facts.words),
    heading: t("booking_confirmed.heading"),
    paragraphs: [greeting(t, facts.customer), t("booking_confirmed.body", facts.words)],
    day: dayOf(t, facts),
    facts: [
      ...commonFacts(t, facts),
      place(t, facts),
      { label: t("facts.price"), value: t("facts.priceValue", { amount: facts.price }) },
      { label: t("facts.organisation"), value: seller },
      reference(t, facts),
    ],
    action: { label: t("booking_confirmed.action"), url: facts.manageUrl },
    links: calendarLinks(t, facts, booking),
    notes: [cancellationNote(t, facts), t("booking_confirmed.calendar")],
  };
}

function cancelled(t: T, facts: BookingFacts, booking: LoadedBooking): Letter {
  const byProvider = cancelledBy(booking.cancelReason) === "provider";
  return {
    subject: t("booking_cancelled.subject", facts.words),
    heading: t("booking_cancelled.heading"),
    paragraphs: [
      greeting(t, facts.customer),
      byProvider
        ? t("booking_cancelled.byProvider", facts.words)
        : t("booking_cancelled.byCustomer", facts.words),
      ...cancelledMoney(t, facts),
    ],
    facts: [
      ...commonFacts(t, facts),
      { label: t("facts.provider"), value: facts.provider },
      reference(t, facts),
    ],
    action: { label: t("booking_cancelled.action"), url: facts.servicesUrl },
  };
}

/** The refund, or why there is none; nothing about money where none was paid. */
function cancelledMoney(t: T, facts: BookingFacts): string[] {
  if (facts.hasRefund) return [t("booking_cancelled.refund", { amount: facts.refunded })];
  return facts.isPaid ? [t("booking_cancelled.noRefund")] : [];
}

function paidTooLate(t: T, facts: BookingFacts): Letter {
  return {
    subject: t("booking_paid_too_late.subject"),
    heading: t("booking_paid_too_late.heading"),
    paragraphs: [
      greeting(t, facts.customer),
      t("booking_paid_too_late.body", facts.words),
      t("booking_paid_too_late.refund", { amount: facts.refunded }),
    ],
    facts: [...commonFacts(t, facts), reference(t, facts)],
    action: { label: t("booking_paid_too_late.action"), url: facts.servicesUrl },
  };
}

function paymentFailed(t: T, facts: BookingFacts): Letter {
  return {
    subject: t("booking_payment_failed.subject", facts.words),
    heading: t("booking_payment_failed.heading"),
    paragraphs: [
      greeting(t, facts.customer),
      t("booking_payment_failed.body", facts.words),
      t("booking_payment_failed.money"),
    ],
    facts: [...commonFacts(t, facts), reference(t, facts)],
    action: { label: t("booking_payment_failed.action"), url: facts.servicesUrl },
  };
}

/** The letters about a moved booking and before a visit: place, time, and how to change it. */
function timeLetter(
  t: T,
  facts: BookingFacts,
  booking: LoadedBooking,
  kind: "booking_rescheduled" | "booking_reminder",
  { previous, isByBusiness, person }: Moved,
): Letter {
  const isGiven = kind === "booking_rescheduled" && person !== null;
  const body =
    kind === "booking_rescheduled" && isByBusiness
      ? "booking_rescheduled.byProvider"
      : (`${kind}.body` as const);
  const told = isGiven
    ? t("booking_rescheduled.otherPerson", { ...facts.words, person })
    : t(body, { ...facts.words, previous });
  return {
    subject: t(isGiven ? "booking_rescheduled.personSubject" : `${kind}.subject`, facts.words),
    heading: t(isGiven ? "booking_rescheduled.personHeading" : `${kind}.heading`),
    paragraphs: [greeting(t, facts.customer), told],
    day: dayOf(t, facts),
    facts: [
      ...commonFacts(t, facts),
      { label: t("facts.provider"), value: facts.provider },
      place(t, facts),
      reference(t, facts),
    ],
    action: { label: t("booking_confirmed.action"), url: facts.manageUrl },
    links: calendarLinks(t, facts, booking),
    notes: [
      cancellationNote(t, facts),
      t(isGiven ? "booking_rescheduled.personCalendar" : `${kind}.calendar`),
    ],
  };
}

function reviewInvitation(t: T, facts: BookingFacts): Letter {
  return {
    subject: t("review_invitation.subject", facts.words),
    heading: t("review_invitation.heading", facts.words),
    paragraphs: [greeting(t, facts.customer), t("review_invitation.body", facts.words)],
    facts: [...commonFacts(t, facts), { label: t("facts.provider"), value: facts.provider }],
    action: { label: t("review_invitation.action"), url: facts.manageUrl },
    notes: [t("review_invitation.note")],
  };
}

function newLink(t: T, facts: BookingFacts): Letter {
  return {
    subject: t("booking_link.subject", facts.words),
    heading: t("booking_link.heading"),
    paragraphs: [greeting(t, facts.customer), t("booking_link.body", facts.words)],
    facts: [
      ...commonFacts(t, facts),
      { label: t("facts.provider"), value: facts.provider },
      reference(t, facts),
    ],
    action: { label: t("booking_link.action"), url: facts.manageUrl },
    notes: [t("booking_link.note")],
  };
}

const movePayload = z.object({
  previousStart: z.iso.datetime(),
  isByBusiness: z.boolean().optional(),
  person: z.string().optional(),
  member: z.string().optional(),
});

/**
 * The start before a move, as text, and who moved it; empty in letters about anything else.
 * `person`: who does it from now on, at the same time. `member`: who of the business moved it, where that is not an
 * owner.
 */
type Moved = { previous: string; isByBusiness: boolean; person: string | null; member: string | null };

function movedFrom(payload: unknown, { timeZone }: LoadedBooking, locale: Locale): Moved {
  const { data } = movePayload.safeParse(payload);
  if (!data) return { previous: "", isByBusiness: false, person: null, member: null };
  const startMs = Date.parse(data.previousStart);
  const previous = `${formatDay(localDateOf(startMs, timeZone), locale)} ${formatTime(startMs, timeZone)}`;
  const { isByBusiness = false, person = null, member = null } = data;
  return { previous, isByBusiness, person, member };
}

/**
 * The letter about a booking, in its reader's language.
 * @param payload of the outbox's row: the start before a move, and whether the business moved it
 */
export function bookingLetter(
  kind: BookingMailKind,
  booking: LoadedBooking,
  locale: Locale,
  payload: unknown,
): Letter {
  const t = mailTranslator(locale);
  // The link that opens the booking without an account is only for the customer.
  const token = kind.startsWith(toBusinessPrefix) ? undefined : manageToken(booking);
  const facts = bookingFacts(booking, locale, token);
  const moved = movedFrom(payload, booking, locale);
  if (isToPerson(kind)) return personLetter(t, facts, kind, moved.previous);
  switch (kind) {
    case "booking_confirmed":
      return confirmed(t, facts, booking);
    case "booking_cancelled":
      return cancelled(t, facts, booking);
    case "booking_paid_too_late":
      return paidTooLate(t, facts);
    case "booking_payment_failed":
      return paymentFailed(t, facts);
    case "booking_rescheduled":
    case "booking_reminder":
      return timeLetter(t, facts, booking, kind, moved);
    case "review_invitation":
      return reviewInvitation(t, facts);
    case "booking_link":
      return newLink(t, facts);
    default:
      return providerLetter(t, facts, kind, moved);
  }
}
