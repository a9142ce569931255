import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ConfirmFirst } from "@/components/bookings/ConfirmFirst";
import { PastList } from "@/components/bookings/PastList";
import { SignInFirst } from "@/components/bookings/SignInFirst";
import { UpcomingList } from "@/components/bookings/UpcomingList";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { comingBookings, pastBookings } from "@/lib/bookings/customer/bookingLists";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { customerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Pick<PageProps, "params">): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "pages.bookings" });
  const title = t("metaTitle");
  return pageMetadata({ locale, path: customerPaths.bookings(), title, description: title, index: false });
}

export default async function BookingsPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const t = await getTranslations("pages.bookings");
  const session = await pageSession("customer");
  const redirectTo = customerPaths.bookings();
  return (
    <div className="wrap py-10 sm:py-14">
      <PageHeader title={t("title")} />
      <div className="mt-8">
        {session === null ? (
          <SignInFirst
            title={t("signInTitle")}
            body={t("signInBody")}
            signIn={{ href: customerPaths.auth({ mode: "login", redirectTo }), label: t("signIn") }}
            register={{ href: customerPaths.auth({ mode: "register", redirectTo }), label: t("register") }}
            guest={{ href: customerPaths.findBookings(), label: t("findBooking") }}
          />
        ) : (
          <>
            {session.user.emailVerified ? null : <ConfirmFirst email={session.user.email} />}
            <OwnBookings customerId={session.user.id} cursor={firstValue((await searchParams).cursor)} />
          </>
        )}
      </div>
    </div>
  );
}

type OwnBookingsProps = { customerId: string; cursor: string | undefined };

/** Bookings to come and past ones; from the second page on, only past ones. */
async function OwnBookings({ customerId, cursor }: OwnBookingsProps) {
  const nowMs = Date.now();
  const [upcoming, past] = await Promise.all([
    cursor === undefined ? comingBookings(customerId, nowMs) : null,
    pastBookings(customerId, { cursor, nowMs }),
  ]);
  return (
    <div className="grid grid-cols-1 gap-12">
      {upcoming === null ? null : <UpcomingList bookings={upcoming} />}
      <PastList page={past} />
    </div>
  );
}
