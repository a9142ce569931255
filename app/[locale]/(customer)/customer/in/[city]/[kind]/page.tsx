import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { KindPage } from "@/components/directory/kind/KindPage";
import { kindPlace } from "@/components/directory/kind/kindPageData";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { MissingPage, missingMetadata } from "@/components/layout/problems/MissingPage";
import { LISTED_FROM } from "@/lib/directory/kindsInCities";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";

type PageProps = { params: Promise<{ locale: string; city: string; kind: string }> };

/** Not in the page cache: free times change, and any address can be asked for. */
export const dynamic = "force-dynamic";

const placeOf = cache((city: string, kind: string, locale: Locale) => kindPlace({ city, kind }, locale));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: given, city: citySlug, kind: kindSlug } = await params;
  const locale = toLocale(given);
  const place = await placeOf(citySlug, kindSlug, locale);
  if (place === null) return missingMetadata(locale);
  const { kind, city, facts } = place;
  const { businesses, services } = facts;
  const t = await getTranslations({ locale, namespace: "kinds" });
  return pageMetadata({
    locale,
    path: customerPaths.kindInCity(citySlug, kind.slug),
    title: t("metaTitle", { kind: kind.name, city }),
    description: t("metaDescription", {
      ...{ city, businesses, services, lowest: formatSek(facts.lowestOre, locale) },
    }),
    index: businesses >= LISTED_FROM,
  });
}

/** A kind of work in a city. */
export default async function KindInCityPage({ params }: PageProps) {
  const { locale: given, city, kind } = await params;
  const locale = toLocale(given);
  setRequestLocale(locale);
  const place = await placeOf(city, kind, locale);
  if (place === null) return <MissingPage />;
  return <KindPage place={place} locale={locale} />;
}
