import "server-only";
import { z } from "zod";
import { bookingFacts, loadBooking } from "@/lib/bookings/bookingFacts";
import type { Locale } from "@/lib/i18n/locales";
import { ownsCheckout, type Viewer } from "./sessionResult";

/** A hold whose payment was left, as its owner sees it. Instants are ISO 8601. */
export type HeldCheckout = {
  sessionId: string;
  payUrl: string;
  holdExpiresAt: string;
  startIso: string;
  service: string;
  provider: string;
  date: string;
  time: string;
  price: string;
};

/** The hold that is still open for this booking, or null: it ended, or it is not the viewer's. */
export async function heldCheckout(
  bookingId: string | undefined,
  viewer: Viewer,
  locale: Locale,
): Promise<HeldCheckout | null> {
  if (!z.uuid().safeParse(bookingId).success || bookingId === undefined) return null;
  const booking = await loadBooking(bookingId);
  if (!booking?.payment || !ownsCheckout(booking, viewer)) return null;
  const { holdExpiresAt, payment, status } = booking;
  const isOpen = status === "pending" && payment.status === "open";
  if (!isOpen || holdExpiresAt === null || holdExpiresAt.getTime() <= Date.now()) return null;
  const facts = bookingFacts(booking, locale);
  return {
    sessionId: payment.checkoutSessionId,
    payUrl: payment.checkoutUrl,
    holdExpiresAt: holdExpiresAt.toISOString(),
    startIso: booking.startsAt.toISOString(),
    service: facts.service,
    provider: facts.provider,
    date: facts.date,
    time: facts.time,
    price: facts.price,
  };
}
