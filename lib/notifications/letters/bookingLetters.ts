import "server-only";
import { type BookingFacts, bookingFacts, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { manageToken } from "@/lib/bookings/links";
import { isToPerson, type MailKind, type PersonMailKind, toBusinessPrefix } from "@/lib/db/mailKinds";
import type { Locale } from "@/lib/i18n/locales";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import { movedToBefore } from "../cancelledAsTold";
import { cancelledLetter } from "./cancelledLetter";
import type { Letter } from "./letter";
import {
  calendarLinks,
  commonFacts,
  dayOf,
  greeting,
  mailTranslator,
  phoneOf,
  place,
  reference,
  refundNote,
  type T,
  withdrawalNotes,
} from "./letterParts";
import { movedFrom, timeLetter } from "./moveLetters";
import { isPaymentMail, type PaymentMailKind, paymentLetter } from "./paymentLetters";
import { personLetter } from "./personLetters";
import { type ProviderMailKind, providerLetter } from "./providerLetters";

type CustomerMailKind = Extract<MailKind, `booking_${string}` | "review_invitation" | "visit_no_show">;
export type BookingMailKind = CustomerMailKind | PaymentMailKind | ProviderMailKind | PersonMailKind;

function confirmed(t: T, facts: BookingFacts, booking: LoadedBooking, dates: Letter["dates"] = []): Letter {
  const seller = facts.organisationNumber
    ? t("facts.organisationValue", {
        name: facts.provider,
        number: formatOrganisationNumber(facts.organisationNumber),
      })
    : facts.provider;
  return {
    subject: t("booking_confirmed.subject", facts.words),
    heading: t("booking_confirmed.heading"),
    paragraphs: [
      greeting(t, facts.customer),
      t(facts.isOnline ? "booking_confirmed.body" : "booking_confirmed.byBusiness", facts.words),
      ...(dates.length > 0 ? [t("booking_confirmed.series", { count: dates.length + 1 })] : []),
    ],
    day: dayOf(t, facts),
    facts: [
      ...commonFacts(t, facts),
      place(t, facts),
      ...phoneOf(t, facts),
      { label: t("facts.price"), value: t("facts.priceValue", { amount: facts.price }) },
      ...(facts.isOnline ? [] : [{ label: t("facts.payment"), value: t(`paid.${facts.paymentState}`) }]),
      { label: t("facts.organisation"), value: seller },
      reference(t, facts),
    ],
    dates,
    action: { label: t("booking_confirmed.action"), url: facts.manageUrl },
    links: calendarLinks(t, facts, booking),
    notes: [...refundNote(t, facts), ...withdrawalNotes(t, facts), t("booking_confirmed.calendar")],
  };
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
    action: { label: t("booking_paid_too_late.action"), url: facts.againUrl },
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
    action: { label: t("booking_payment_failed.action"), url: facts.againUrl },
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

/** Of a visit that the business marked as not come: the page says how to object. */
function noShow(t: T, facts: BookingFacts): Letter {
  return {
    subject: t("visit_no_show.subject", facts.words),
    heading: t("visit_no_show.heading"),
    paragraphs: [greeting(t, facts.customer), t("visit_no_show.body", facts.words)],
    facts: [...commonFacts(t, facts), reference(t, facts)],
    action: { label: t("visit_no_show.action"), url: facts.manageUrl },
    notes: [t("visit_no_show.note")],
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

/** The other dates, each with the link that opens it. */
function seriesDates(series: readonly LoadedBooking[], locale: Locale): NonNullable<Letter["dates"]> {
  return series.map((each) => {
    const { dateWithYear, manageUrl } = bookingFacts(each, locale, manageToken(each));
    return { label: dateWithYear, url: manageUrl };
  });
}

/**
 * The letter about a booking, in its reader's language.
 * @param payload of the outbox's row: the start before a move, and whether the business moved it
 * @param series the other dates of a series that one letter tells of
 */
export function bookingLetter(
  kind: BookingMailKind,
  booking: LoadedBooking,
  locale: Locale,
  payload: unknown,
  series: readonly LoadedBooking[] = [],
): Letter {
  const t = mailTranslator(locale);
  // The link that opens the booking without an account is only for the customer.
  const token = kind.startsWith(toBusinessPrefix) ? undefined : manageToken(booking);
  const facts = bookingFacts(booking, locale, token);
  const moved = movedFrom(payload, booking, locale);
  const others = series.map((each) => bookingFacts(each, locale));
  if (isToPerson(kind)) return personLetter(t, facts, kind, { previous: moved.previous, others });
  if (isPaymentMail(kind)) return paymentLetter(t, facts, kind, { locale, payload });
  switch (kind) {
    case "booking_confirmed":
      return confirmed(t, facts, booking, seriesDates(series, locale));
    case "booking_cancelled":
      return cancelledLetter(t, facts, booking, {
        others,
        payload,
        movedTo: [booking, ...series].flatMap((each) => movedToBefore(each, payload, locale) ?? []),
      });
    case "booking_paid_too_late":
      return paidTooLate(t, facts);
    case "booking_payment_failed":
      return paymentFailed(t, facts);
    case "booking_rescheduled":
    case "booking_reminder":
      return timeLetter(t, facts, booking, kind, moved);
    case "review_invitation":
      return reviewInvitation(t, facts);
    case "visit_no_show":
      return noShow(t, facts);
    case "booking_link":
      return newLink(t, facts);
    default:
      return providerLetter(t, facts, kind, { ...moved, others });
  }
}
