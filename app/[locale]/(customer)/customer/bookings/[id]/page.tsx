import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { BookingPage } from "@/components/checkout/BookingPage";
import { MissingPage } from "@/components/layout/MissingPage";
import { mayOpenBooking } from "@/lib/bookings/access";
import { findBookable } from "@/lib/bookings/bookable";
import { bookingFacts, loadBooking } from "@/lib/bookings/bookingFacts";
import { customerDetail } from "@/lib/bookings/customerDetail";
import { bookingReference } from "@/lib/bookings/reference";
import { firstValue, type SearchParams } from "@/lib/http/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/requireSession";

export const dynamic = "force-dynamic";

type OneBookingProps = {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: OneBookingProps): Promise<Metadata> {
  const { locale, id } = await params;
  const t = await getTranslations({ locale: toLocale(locale), namespace: "checkout.booking" });
  return {
    title: t("metaTitle", { reference: bookingReference(id) }),
    robots: { index: false },
    // The address holds the proof; it must not travel along to other sites.
    referrer: "no-referrer",
  };
}

/** One booking, for its account or for whoever holds the link of its mails. What is not theirs does not exist. */
export default async function OneBooking({ params, searchParams }: OneBookingProps) {
  const { locale, id } = await params;
  if (!z.uuid().safeParse(id).success) return <MissingPage />;
  const session = await pageSession("customer");
  const token = firstValue((await searchParams).token);
  const booking = await loadBooking(id);
  const proof = { token, customerId: session?.user.id ?? null };
  if (!booking || !mayOpenBooking(booking, proof)) return <MissingPage />;
  const nowMs = Date.now();
  const [detail, bookable] = await Promise.all([
    customerDetail(id, proof, nowMs),
    findBookable(booking.serviceId, booking.providerId),
  ]);
  return (
    <BookingPage
      booking={booking}
      facts={bookingFacts(booking, toLocale(locale))}
      detail={detail}
      bookable={bookable}
      token={token}
      nowMs={nowMs}
    />
  );
}
