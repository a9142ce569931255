import "server-only";
import { bookingFacts, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import { findBookingsOf } from "@/lib/bookings/customer/findBookings";
import { manageToken } from "@/lib/bookings/links";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import type { Letter } from "./letter";
import { mailTranslator, type T } from "./letterParts";

/**
 * The letter with the links to all bookings of an address, and the way to sign in for those of an account, of which it says
 * nothing else. null when there are none any more.
 * @param recipient in lower case, the address that was asked about
 */
export async function foundBookingsLetter(
  recipient: string,
  locale: Locale,
  nowMs: number,
): Promise<Letter | null> {
  const { bookings, hasAccount } = await findBookingsOf(recipient, nowMs);
  if (bookings.length === 0 && !hasAccount) return null;
  const t = mailTranslator(locale);
  const words = { count: bookings.length, brand: brand.name };
  return {
    subject: t("found_bookings.subject", words),
    heading: t(bookings.length === 0 ? "found_bookings.accountHeading" : "found_bookings.heading", words),
    paragraphs: [
      t("greetingPlain"),
      ...(bookings.length === 0 ? [] : [t("found_bookings.body", words)]),
      ...(hasAccount
        ? [t(bookings.length === 0 ? "found_bookings.account" : "found_bookings.accountToo")]
        : []),
    ],
    dates: bookings.map((booking) => lineOf(t, booking, locale)),
    ...(hasAccount ? { action: { label: t("found_bookings.signIn"), url: signInUrl(locale) } } : {}),
    notes: [...(bookings.length === 0 ? [] : [t("found_bookings.links")]), t("found_bookings.note")],
  };
}

function lineOf(t: T, booking: LoadedBooking, locale: Locale): NonNullable<Letter["dates"]>[number] {
  const {
    dateWithYear: date,
    service,
    provider,
    manageUrl,
  } = bookingFacts(booking, locale, manageToken(booking));
  const key = booking.status === "cancelled" ? "found_bookings.cancelled" : "found_bookings.booking";
  return { label: t(key, { date, service, provider }), url: manageUrl };
}

function signInUrl(locale: Locale): string {
  const path = customerPaths.auth({ mode: "login", redirectTo: customerPaths.bookings() });
  return new URL(localePath(locale, path), env().APP_URL).toString();
}
