import "server-only";
import { bookingFacts, findBooking, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { manageToken } from "@/lib/bookings/links";
import type { Locale } from "@/lib/i18n/locales";
import { checkoutState } from "./checkoutState";
import { refreshCheckout } from "./finishCheckout";
import { ownsCheckout, sessionResult, type Viewer } from "./sessionResult";

/**
 * All that the page after the payment shows of a session, brought up to date with the payment provider first.
 * @returns null when the session is not of this product
 */
export async function checkoutView(sessionId: string, viewer: Viewer, locale: Locale) {
  const checkout = await refreshCheckout(sessionId);
  if (!checkout) return null;
  const booking = await findBooking(checkout.booking.id);
  if (!booking) return null;
  const token = starterToken(booking, viewer);
  return {
    booking,
    /** What opens the booking for the guest who paid and is not signed in. */
    guestToken: viewer.customerId === null ? token : undefined,
    facts: bookingFacts(booking, locale, token),
    result: sessionResult(checkout, viewer, locale),
    state: checkoutState({
      status: booking.status,
      cancelReason: booking.cancelReason,
      payment: checkout.payment.status,
      isStale: checkout.isStale,
    }),
    payUrl: checkout.payment.checkoutUrl,
    isOwner: ownsCheckout(booking, viewer),
  };
}

/**
 * The token by which a guest opens the booking from this page, without waiting for the mail. None once the link was renewed
 * or an account adopted the booking: the browser that paid would regain an access that was ended.
 */
function starterToken(booking: LoadedBooking, viewer: Viewer): string | undefined {
  const isFirst = booking.customerId === null && booking.linkVersion === 0;
  return isFirst && ownsCheckout(booking, viewer) ? manageToken(booking) : undefined;
}

export type CheckoutView = NonNullable<Awaited<ReturnType<typeof checkoutView>>>;
