import "server-only";
import { z } from "zod";
import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import { paymentLinkUrl } from "@/lib/bookings/payment/linkToken";
import type { MailKind } from "@/lib/db/mailKinds";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import type { Letter } from "./letter";
import { commonFacts, greeting, phoneOf, place, reference, type T, withdrawalNotes } from "./letterParts";

/*
 * The letters about payment links, and about what a business gives back of goodwill.
 */

const kinds = [
  "payment_link",
  "payment_link_paid",
  "payment_link_returned",
  "booking_refunded",
  "provider_link_paid",
] as const;
export type PaymentMailKind = Extract<MailKind, (typeof kinds)[number]>;

/** Whether `paymentLetter` writes the letter of this kind. */
export const isPaymentMail = (kind: MailKind): kind is PaymentMailKind =>
  kinds.some((known) => known === kind);

const linkPayload = z.object({ linkId: z.uuid() });
const goodwillPayload = z.object({ amountOre: z.int(), note: z.string().nullable() });

type Told = { locale: Locale; payload: unknown };

/**
 * The letter in its reader's language.
 * @param told the payload of the outbox's row: the link, or what is given back and why
 */
export function paymentLetter(t: T, facts: BookingFacts, kind: PaymentMailKind, told: Told): Letter {
  switch (kind) {
    case "payment_link":
      return linkLetter(t, facts, told);
    case "payment_link_paid":
      return paidLetter(t, facts);
    case "payment_link_returned":
      return returnedLetter(t, facts);
    case "booking_refunded":
      return goodwillLetter(t, facts, told);
    case "provider_link_paid":
      return businessLetter(t, facts);
  }
}

const provider = (t: T, facts: BookingFacts) => ({ label: t("facts.provider"), value: facts.provider });
const openBooking = (t: T, facts: BookingFacts) => ({
  label: t("booking_confirmed.action"),
  url: facts.manageUrl,
});

function linkLetter(t: T, facts: BookingFacts, { locale, payload }: Told): Letter {
  const { linkId } = linkPayload.parse(payload);
  return {
    subject: t("payment_link.subject", facts.words),
    heading: t("payment_link.heading", { amount: facts.due }),
    paragraphs: [greeting(t, facts.customer), t("payment_link.body", facts.words)],
    facts: [
      ...commonFacts(t, facts),
      provider(t, facts),
      place(t, facts),
      ...phoneOf(t, facts),
      { label: t("payment_link.due"), value: facts.due },
      reference(t, facts),
    ],
    action: { label: t("payment_link.action", { amount: facts.due }), url: paymentLinkUrl(linkId, locale) },
    notes: [t("payment_link.note", facts.words)],
  };
}

function paidLetter(t: T, facts: BookingFacts): Letter {
  return {
    subject: t("payment_link_paid.subject", facts.words),
    heading: t("payment_link_paid.heading"),
    paragraphs: [
      greeting(t, facts.customer),
      t("payment_link_paid.body", { ...facts.words, amount: facts.paidByCard }),
    ],
    facts: [
      ...commonFacts(t, facts),
      provider(t, facts),
      place(t, facts),
      ...phoneOf(t, facts),
      { label: t("payment_link_paid.paid"), value: t("facts.priceValue", { amount: facts.paidByCard }) },
      reference(t, facts),
    ],
    action: openBooking(t, facts),
    notes: withdrawalNotes(t, facts),
    ...(facts.receiptUrl === null ? {} : { links: [{ label: t("links.receipt"), url: facts.receiptUrl }] }),
  };
}

function returnedLetter(t: T, facts: BookingFacts): Letter {
  return {
    subject: t("payment_link_returned.subject", facts.words),
    heading: t("payment_link_returned.heading"),
    paragraphs: [
      greeting(t, facts.customer),
      t("payment_link_returned.body", facts.words),
      t("booking_paid_too_late.refund", { amount: facts.refunded }),
    ],
    facts: [...commonFacts(t, facts), provider(t, facts), reference(t, facts)],
    action: openBooking(t, facts),
  };
}

function goodwillLetter(t: T, facts: BookingFacts, { locale, payload }: Told): Letter {
  const { amountOre, note } = goodwillPayload.parse(payload);
  const amount = formatSek(amountOre, locale);
  return {
    subject: t("booking_refunded.subject", { ...facts.words, amount }),
    heading: t("booking_refunded.heading", { amount }),
    paragraphs: [
      greeting(t, facts.customer),
      t("booking_refunded.body", { ...facts.words, amount }),
      ...(note === null ? [] : [t("booking_cancelled.note", { ...facts.words, note })]),
    ],
    facts: [...commonFacts(t, facts), provider(t, facts), reference(t, facts)],
    action: openBooking(t, facts),
  };
}

function businessLetter(t: T, facts: BookingFacts): Letter {
  const customer = facts.customer || t("provider_new_booking.guest");
  return {
    subject: t("provider_link_paid.subject", { ...facts.words, customer }),
    heading: t("provider_link_paid.heading"),
    paragraphs: [t("provider_link_paid.body", { ...facts.words, customer, amount: facts.paidByCard })],
    facts: [...commonFacts(t, facts), { label: t("facts.customer"), value: customer }, reference(t, facts)],
    action: { label: t("provider_new_booking.action"), url: facts.dashboardUrl },
  };
}
