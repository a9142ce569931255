import "server-only";
import { createTranslator } from "use-intl/core";
import type { BookingFacts, LoadedBooking } from "@/lib/bookings/bookingFacts";
import { calendarEvent, googleCalendarUrl, outlookCalendarUrl } from "@/lib/bookings/calendarLinks";
import { firstNameOf } from "@/lib/bookings/firstName";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import type { Letter } from "./letter";

/*
 * Parts that several letters about bookings share.
 */

/** The texts of mails in the reader's language. */
export const mailTranslator = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale), namespace: "mails" });
export type T = ReturnType<typeof mailTranslator>;

type Fact = { label: string; value: string };

/** What every letter about a visit says: service, time, length, and who does it where several people work. */
export function commonFacts(t: T, facts: BookingFacts): Fact[] {
  return [
    { label: t("facts.service"), value: facts.service },
    { label: t("facts.when"), value: `${facts.date} ${facts.time}` },
    { label: t("facts.duration"), value: facts.duration },
    ...(facts.staff === null ? [] : [{ label: t("facts.staff"), value: facts.staff }]),
  ];
}

/** The booking number. */
export const reference = (t: T, facts: BookingFacts): Fact => ({
  label: t("facts.reference"),
  value: facts.reference,
});

/** Where the visit takes place: online, or the address. */
export const place = (t: T, facts: BookingFacts): Fact => ({
  label: t("facts.where"),
  value: facts.isDigital ? t("facts.digital") : facts.address || t("facts.noAddress"),
});

/** The business's telephone number; nothing where it has none. */
export const phoneOf = (t: T, { phone }: BookingFacts): Fact[] =>
  phone === null ? [] : [{ label: t("facts.phone"), value: phone }];

/** The day with the visit drawn in it; minutes of the local day. */
export const dayOf = (t: T, facts: BookingFacts): Letter["day"] & object => ({
  label: t("day", facts.words),
  startMinute: facts.startMinute,
  endMinute: facts.endMinute,
});

/** The greeting, with the first name where there is one. */
export function greeting(t: T, fullName: string): string {
  const name = firstNameOf(fullName);
  return name === "" ? t("greetingPlain") : t("greeting", { name });
}

const cancellationNote = (t: T, facts: BookingFacts) =>
  facts.deadline
    ? t("booking_confirmed.cancellation", { deadline: facts.deadline })
    : t("booking_confirmed.noFreeCancellation");

/** What cancelling costs; nothing where nothing was paid through the product. */
export const refundNote = (t: T, facts: BookingFacts): string[] =>
  facts.isOnline || facts.isPaid ? [cancellationNote(t, facts)] : [];

/** Until when and where one withdraws from the purchase, and what was asked for before paying (WDR-3). */
export const withdrawalNotes = (t: T, facts: BookingFacts): string[] =>
  facts.withdrawalDay === null
    ? []
    : [
        t("withdrawal.told", { day: facts.withdrawalDay }),
        ...(facts.hasAskedEarly ? [t("withdrawal.asked")] : []),
      ];

/** The other dates of a series that one letter tells of. */
export const alsoFacts = (label: string, others: readonly BookingFacts[]): Fact[] =>
  others.map(({ dateWithYear }) => ({ label, value: dateWithYear }));

/** Where the business's people choose which mails they get. */
export const noticeLinks = (t: T, facts: BookingFacts): Letter["links"] & object => [
  { label: t("links.notices"), url: facts.noticesUrl },
];

/** Links that add the visit to a calendar, and to the way there and the receipt where there are any. */
export function calendarLinks(t: T, facts: BookingFacts, booking: LoadedBooking): Letter["links"] & object {
  const event = calendarEvent(booking, facts);
  return [
    { label: t("links.google"), url: googleCalendarUrl(event) },
    { label: t("links.outlook"), url: outlookCalendarUrl(event) },
    ...(facts.directionsUrl ? [{ label: t("links.directions"), url: facts.directionsUrl }] : []),
    ...(facts.receiptUrl ? [{ label: t("links.receipt"), url: facts.receiptUrl }] : []),
  ];
}
