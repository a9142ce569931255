import "server-only";
import type { Tx } from "@/lib/db/client";
import type { MailKind } from "@/lib/db/mailKinds";
import { enqueueMail, type OutgoingMail } from "@/lib/db/outbox";
import { toLocale } from "@/lib/i18n/locales";

type About = { id: string; providerId: string };
type Payload = Pick<OutgoingMail, "payload" | "held">;

/** What moves a customer's money is told also where the business chose to send no mails. */
export const aboutMoney: readonly MailKind[] = [
  "payment_link_paid",
  "payment_link_returned",
  "booking_refunded",
];

/**
 * Writes the customer's mail about a booking, in the transaction of the change; in the language they booked in, and
 * what the business booked for them in that of their account. Nothing is written where no address is known, or the business
 * chose so, unless money of theirs has moved.
 * @param more.isAboutMoney of a kind that is not always about money
 */
export async function mailCustomer(
  tx: Tx,
  kind: MailKind,
  { id: bookingId, providerId }: About,
  { isAboutMoney = aboutMoney.includes(kind), ...more }: Payload & { isAboutMoney?: boolean } = {},
): Promise<void> {
  const {
    customerEmail: recipient,
    notifiesCustomer,
    source,
    locale,
    customer,
  } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      customerEmail: true,
      notifiesCustomer: true,
      source: true,
      locale: true,
      customer: { select: { locale: true } },
    },
  });
  if (recipient === "" || !(notifiesCustomer || isAboutMoney)) return;
  const language = toLocale(source === "online" ? locale : (customer?.locale ?? locale));
  await enqueueMail(tx, { kind, recipient, locale: language, providerId, bookingId, ...more });
}

/** Writes the business's mail about a booking; in the language of its owner. */
export async function mailBusiness(
  tx: Tx,
  kind: MailKind,
  booking: About,
  more: Payload = {},
): Promise<void> {
  const { id: bookingId, providerId } = booking;
  const { email: recipient, owner } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { email: true, owner: { select: { locale: true } } },
  });
  await enqueueMail(tx, { kind, recipient, locale: toLocale(owner.locale), providerId, bookingId, ...more });
}
