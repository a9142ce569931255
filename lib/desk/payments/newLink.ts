import "server-only";
import { recordEvent } from "@/lib/bookings/events";
import type { BookingStatus } from "@/lib/bookings/status";
import type { Tx } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { toLocale } from "@/lib/i18n/locales";

/*
 * The rows that make and send a payment link, with their audit rows, in the transaction of a caller who has locked the booking
 * or just inserted it.
 */

type About = { id: string; providerId: string; status: BookingStatus };
type By = { actorUserId: string | null; nowMs: number };

/**
 * Makes the link that a booking without an open one is paid by.
 * @param amountOre what is due of it, at least what Stripe takes
 * @returns its id
 */
export async function addLink(
  tx: Tx,
  { id: bookingId, providerId, status }: About,
  { amountOre, actorUserId, nowMs }: By & { amountOre: number },
): Promise<string> {
  const createdAt = new Date(nowMs);
  const { id } = await tx.paymentLink.create({
    data: { providerId, bookingId, amountOre, createdBy: actorUserId, createdAt },
    select: { id: true },
  });
  const about = { bookingId, providerId, from: status, to: status };
  const data = { amount_ore: amountOre };
  await recordEvent(tx, { ...about, kind: "link_created", actor: "provider", actorUserId, data });
  return id;
}

type Addressed = About & {
  customerEmail: string;
  /** Of the booking, and of the customer's account. */
  locale: string;
  customer: { locale: string } | null;
};

/** The language of whoever pays. */
export const payerLocale = ({ customer, locale }: Pick<Addressed, "customer" | "locale">) =>
  toLocale(customer?.locale ?? locale);

/**
 * Sends an open link to the customer's address, if there is one. The business asks for this mail, so it is sent where the
 * customer gets no others, too.
 */
export async function sendLink(
  tx: Tx,
  booking: Addressed,
  { linkId, actorUserId, nowMs }: By & { linkId: string },
): Promise<void> {
  const { id: bookingId, providerId, status, customerEmail: recipient } = booking;
  if (recipient === "") return;
  const mail = { kind: "payment_link" as const, recipient, locale: payerLocale(booking) };
  await enqueueMail(tx, { ...mail, providerId, bookingId, payload: { linkId } });
  await tx.paymentLink.update({ where: { id: linkId }, data: { mailedAt: new Date(nowMs) } });
  const about = { bookingId, providerId, from: status, to: status };
  await recordEvent(tx, { ...about, kind: "link_mailed", actor: "provider", actorUserId });
}
