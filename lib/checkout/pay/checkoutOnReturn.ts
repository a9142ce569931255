import "server-only";
import { z } from "zod";
import { bookingFacts, findBooking } from "@/lib/bookings/bookingFacts";
import { type TypedContact, typedContact } from "@/lib/bookings/contact";
import type { DeliveryMode } from "@/lib/bookings/schemas";
import type { Locale } from "@/lib/i18n/locales";
import { formatTime } from "@/lib/time/format";
import { promisedHoldEnd } from "../hold/newHold";
import { refreshCheckout } from "./finishCheckout";
import { ownsCheckout, type Viewer } from "./sessionResult";

/** A hold whose payment was left, as its owner sees it. Instants are ISO 8601. */
export type HeldCheckout = {
  sessionId: string;
  bookingId: string;
  payUrl: string;
  /** Until when it is promised. */
  heldUntil: string;
  startIso: string;
  providerId: string;
  serviceId: string;
  /** The person that the customer asked for; null for anybody. */
  staffId: string | null;
  mode: DeliveryMode;
  service: string;
  provider: string;
  date: string;
  time: string;
  price: string;
  /** The same, as the business's clocks show it. */
  until: string;
  /** For whom. */
  contact: TypedContact;
  /** Whether these were typed for this booking, and may be put right; an account's are not. */
  isGuest: boolean;
};

/**
 * What became of a checkout whose payment page was left: the time is held, was paid for after all or is being paid, or is
 * free again. `isUnpaid`: the payment provider has said that nothing was paid; otherwise it is not known.
 */
type CheckoutOnReturn =
  | { state: "held"; held: HeldCheckout; isUnpaid: boolean }
  | { state: "paid"; sessionId: string }
  | { state: "over"; isUnpaid: boolean };

/**
 * What the page shows to a customer who comes back from the payment page without having paid; null when it is not the
 * viewer's checkout. The payment provider is asked while the payment is open (`refreshCheckout`).
 */
export async function checkoutOnReturn(
  bookingId: string | undefined,
  viewer: Viewer,
  locale: Locale,
): Promise<CheckoutOnReturn | null> {
  if (!z.uuid().safeParse(bookingId).success || bookingId === undefined) return null;
  const left = await findBooking(bookingId);
  if (!left?.payment || !ownsCheckout(left, viewer)) return null;
  const asked = await refreshCheckout(left.payment.checkoutSessionId);
  const booking = await findBooking(bookingId);
  if (!booking?.payment) return null;
  const { holdExpiresAt, payment, status } = booking;
  const isUnpaid = asked !== null && !asked.isStale;
  if (payment.status === "paid" || payment.status === "processing") {
    return { state: "paid", sessionId: payment.checkoutSessionId };
  }
  const isOpen = status === "pending" && payment.status === "open";
  if (!isOpen || holdExpiresAt === null || holdExpiresAt.getTime() <= Date.now())
    return { state: "over", isUnpaid };
  const facts = bookingFacts(booking, locale);
  const heldUntil = promisedHoldEnd(holdExpiresAt);
  const held = {
    sessionId: payment.checkoutSessionId,
    bookingId: booking.id,
    payUrl: payment.checkoutUrl,
    heldUntil: heldUntil.toISOString(),
    startIso: booking.startsAt.toISOString(),
    providerId: booking.providerId,
    serviceId: booking.serviceId,
    staffId: booking.isStaffChosen ? booking.staffMemberId : null,
    mode: booking.deliveryMode,
    service: facts.service,
    provider: facts.provider,
    date: facts.date,
    time: facts.time,
    price: facts.price,
    until: formatTime(heldUntil.getTime(), booking.timeZone),
    contact: typedContact(booking),
    isGuest: booking.customerId === null,
  };
  return { state: "held", held, isUnpaid };
}
