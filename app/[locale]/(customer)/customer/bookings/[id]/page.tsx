import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BookingPage } from "@/components/checkout/result/BookingPage";
import { MissingPage } from "@/components/layout/problems/MissingPage";
import { LinkPage } from "@/components/visits/link/LinkPage";
import { bookingFacts, findOpenBooking } from "@/lib/bookings/bookingFacts";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";
import { bookingReference } from "@/lib/bookings/reference";
import { findBookable } from "@/lib/checkout/claim/bookableService";
import { idIn } from "@/lib/http/input/schemas";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { staffDoing, staffOfProviders } from "@/lib/staff/publicStaff";

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
    // As next.config.ts sends it with every address that holds a token.
    referrer: "strict-origin",
  };
}

/**
 * One booking, for its account or for whoever has the link of its mails. Everybody else gets the same page for any id, also
 * an unknown one: a form that mails the link to the address of the booking.
 */
export default async function OneBooking({ params, searchParams }: OneBookingProps) {
  const { locale, id: asked } = await params;
  const { data: id } = idIn.safeParse(asked);
  if (id === undefined) return <MissingPage />;
  const session = await pageSession("customer");
  const query = await searchParams;
  const token = firstValue(query.token);
  const news = newsOf(firstValue(query.link));
  const proof = { token, customerId: session?.user.id ?? null };
  const nowMs = Date.now();
  const booking = await findOpenBooking(id, proof, nowMs);
  if (booking === null) {
    return (
      <LinkPage bookingId={id} hasLink={token !== undefined} news={news} isSignedIn={session !== null} />
    );
  }
  const [detail, bookable, staff] = await Promise.all([
    customerDetail(id, proof, nowMs),
    findBookable(booking.serviceId, booking.providerId),
    staffOfProviders([booking.providerId]),
  ]);
  return (
    <BookingPage
      booking={booking}
      facts={bookingFacts(booking, toLocale(locale), token)}
      detail={detail}
      bookable={bookable}
      people={staffDoing(staff.get(booking.providerId) ?? [], booking.serviceId)}
      token={token}
      isSignedIn={session !== null}
      nowMs={nowMs}
      isLinkMailed={news === "renewed"}
    />
  );
}

/** The results of the forms about the link. */
function newsOf(link: string | undefined): "sent" | "renewed" | null {
  return link === "sent" || link === "renewed" ? link : null;
}
