import "server-only";
import { bookingFacts, findBooking, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { type LinkState, linkState } from "@/lib/bookings/payment/linkState";
import { linkIdOf, paymentLinkUrl } from "@/lib/bookings/payment/linkToken";
import { beginsWithinWithdrawal, lastWithdrawalDay } from "@/lib/bookings/payment/withdrawal";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatDay } from "@/lib/time/format";
import { refreshCheckout } from "../pay/finishCheckout";

/**
 * What the page of a payment link shows, without a word about its customer: links are passed on. An open payment page is
 * asked about first, so that whoever comes back from it does not wait for the webhook. No payment page is opened here:
 * programs that show a preview of a link read its page, too.
 * @returns null for a token that is none of ours
 */
export async function paymentLinkView(token: string, locale: Locale, nowMs: number) {
  const id = linkIdOf(token);
  const known = id === null ? null : await db().paymentLink.findUnique({ where: { id } });
  if (known === null) return null;
  if (known.pageSessionId !== null) await refreshCheckout(known.pageSessionId);
  const link = await db().paymentLink.findUniqueOrThrow({ where: { id: known.id } });
  const booking = await findBooking(link.bookingId);
  if (booking === null) return null;
  const { payment } = booking;
  const state = linkState({ link, booking, payment, nowMs });
  return {
    state,
    amount: formatSek(link.amountOre, locale),
    facts: bookingFacts(booking, locale),
    receiptUrl: link.paidAt === null ? null : (payment?.receiptUrl ?? null),
    isOver: booking.status === "cancelled",
    nextUrl: nextUrl(booking, state, locale, nowMs),
    /** Until when one can withdraw if it is paid now, and whether the visit has to be asked for; null where there is no right. */
    withdrawal: withdrawalOf(booking, locale, nowMs),
    /** Whom to ask when nothing can be paid by the link. */
    provider: { slug: booking.provider.slug, phone: booking.provider.phone },
  };
}

function withdrawalOf(booking: LoadedBooking, locale: Locale, nowMs: number) {
  const { isWithdrawalExempt, startsAt, endsAt, timeZone } = booking;
  if (isWithdrawalExempt || endsAt.getTime() <= nowMs) return null;
  return {
    day: formatDay(lastWithdrawalDay(nowMs, timeZone), locale, { year: true }),
    isToAsk:
      booking.earlyStartAskedAt === null && beginsWithinWithdrawal(startsAt.getTime(), nowMs, timeZone),
  };
}

const replaced: readonly LinkState[] = ["price_changed", "paid_on_site", "expired"];

/**
 * The link that took the place of one that ended by itself; null without one. Not of a link that the business took back: it
 * may have been given to somebody else.
 */
function nextUrl(booking: LoadedBooking, state: LinkState, locale: Locale, nowMs: number): string | null {
  const [link] = booking.links;
  if (link === undefined || !replaced.includes(state)) return null;
  const next = linkState({ link, booking, payment: booking.payment, nowMs });
  return next === "open" ? paymentLinkUrl(link.id, locale) : null;
}

export type PaymentLinkView = NonNullable<Awaited<ReturnType<typeof paymentLinkView>>>;
