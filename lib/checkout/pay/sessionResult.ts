import "server-only";
import { bookingLabels } from "@/lib/bookings/labels";
import { checkoutCookieName, isCheckoutCookie } from "@/lib/bookings/links";
import { shownPaymentStatus } from "@/lib/bookings/paymentStatus";
import { db } from "@/lib/db/client";
import type { Booking, Payment } from "@/lib/db/generated/client";
import type { Locale } from "@/lib/i18n/locales";
import type { SessionResult } from "../schemas";

type CookieReader = { get(name: string): { value: string } | undefined };

/** Who asks: the browser's cookies, and the signed-in customer if there is one. */
export type Viewer = { cookies: CookieReader; customerId: string | null };

export type Checkout = { payment: Payment; booking: Booking };

/** The checkout of a session id, or null when it is not of this product (or not of the account that was named). */
export async function findCheckout(sessionId: string, connectedAccountId?: string): Promise<Checkout | null> {
  const found = await db().payment.findUnique({
    where: { checkoutSessionId: sessionId },
    include: { booking: true },
  });
  if (!found || (connectedAccountId !== undefined && found.stripeAccountId !== connectedAccountId))
    return null;
  const { booking, ...payment } = found;
  return { payment, booking };
}

/** Whether the viewer is the person who booked: the browser that started the checkout, or the signed-in owner. */
export function ownsCheckout(booking: Booking, viewer: Viewer): boolean {
  if (viewer.customerId !== null && viewer.customerId === booking.customerId) return true;
  return isCheckoutCookie(booking.id, viewer.cookies.get(checkoutCookieName(booking.id))?.value);
}

/** The checkout session result of the contract; who it is and their receipt only for that person. */
export function sessionResult({ payment, booking }: Checkout, viewer: Viewer, locale: Locale): SessionResult {
  const isOwner = ownsCheckout(booking, viewer);
  const labels = bookingLabels(booking, locale);
  return {
    sessionId: payment.checkoutSessionId,
    paymentStatus: shownPaymentStatus[payment.status],
    amountTotal: payment.amountOre,
    currency: payment.currency,
    customerEmail: isOwner ? booking.customerEmail || null : null,
    customerName: isOwner ? booking.customerName || payment.customerName : null,
    metadata: {
      provider_id: booking.providerId,
      service_id: booking.serviceId,
      customer_id: isOwner ? (booking.customerId ?? "") : "",
      provider_name: booking.providerName,
      service_name: booking.serviceName,
      summary_date_label: labels.date,
      summary_time_label: labels.time,
      summary_duration_label: labels.duration,
    },
    receiptUrl: isOwner ? payment.receiptUrl : null,
    paymentIntentId: payment.paymentIntentId,
    connectedAccountId: payment.stripeAccountId,
    bookingId: booking.id,
    bookingStatus: booking.status,
  };
}
