import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CardSkeletons } from "@/components/directory/cards/CardSkeletons";
import { DeviceFavourites } from "@/components/directory/favourites/DeviceFavourites";
import { FavouriteCards } from "@/components/directory/favourites/FavouriteCards";
import { showDeviceFavourites } from "@/components/directory/favourites/favouriteActions";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { listFavourites } from "@/lib/account/favourites/ownFavourites";
import { providerCards } from "@/lib/directory/search/searchProviders";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { customerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "catalogue.favourites" });
  const title = t("metaTitle");
  return pageMetadata({
    locale,
    path: customerPaths.favourites(),
    title,
    description: t("emptyBody"),
    index: false,
  });
}

export default async function FavouritesPage({ params }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations("catalogue.favourites");
  const session = await pageSession("customer");
  return (
    <div className="wrap py-10 sm:py-14">
      <PageHeader title={t("title")} />
      <div className="mt-8">
        {session === null ? <OnDevice /> : <OfAccount customerId={session.user.id} locale={locale} />}
      </div>
    </div>
  );
}

async function OfAccount({ customerId, locale }: { customerId: string; locale: Locale }) {
  const kept = await listFavourites(customerId);
  const ids = kept.map(({ provider_id }) => provider_id);
  return <FavouriteCards cards={await providerCards(ids, { now: Date.now(), locale })} />;
}

async function OnDevice() {
  const t = await getTranslations("catalogue.favourites");
  const signIn = (
    <TextLink
      href={customerPaths.auth({ mode: "login", redirectTo: customerPaths.favourites() })}
      linkComponent={QuietLink}
      className="py-2.5"
    >
      {t("signIn")}
    </TextLink>
  );
  return (
    <>
      <p className="mb-6 max-w-[60ch] text-muted noscript:hidden">
        {t("onDevice")} {signIn}
      </p>
      <noscript>
        <p className="mb-6 max-w-[60ch]">
          {t("noScript")} {signIn}
        </p>
      </noscript>
      <div className="noscript:hidden">
        <DeviceFavourites
          show={showDeviceFavourites}
          skeleton={<CardSkeletons of="providers" label={t("loading")} />}
          texts={{ errorTitle: t("errorTitle"), errorBody: t("errorBody"), retry: t("retry") }}
        />
      </div>
    </>
  );
}
