import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { HomePage } from "@/components/directory/home/HomePage";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { MissingPage, missingMetadata } from "@/components/layout/problems/MissingPage";
import { cityAt } from "@/lib/directory/cityAt";
import { listedKindsOf } from "@/lib/directory/kindsInCities";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

type PageProps = { params: Promise<{ locale: string; city: string }> };

/** Not in the page cache: cities change with their businesses, and any address can be asked for. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: given, city: slug } = await params;
  const locale = toLocale(given);
  const place = await cityAt(slug);
  if (place === null) return missingMetadata(locale);
  const { city, services, providers } = place;
  const t = await getTranslations({ locale, namespace: "home" });
  return pageMetadata({
    locale,
    path: customerPaths.city(slug),
    title: t("cityMetaTitle", { city }),
    description: t("cityMetaDescription", { city, services, providers }),
  });
}

/** The home page of a city. */
export default async function CityPage({ params }: PageProps) {
  const { locale: given, city: slug } = await params;
  const locale = toLocale(given);
  setRequestLocale(locale);
  const place = await cityAt(slug);
  if (place === null) return <MissingPage />;
  const { city } = place;
  const kinds = await listedKindsOf(city, locale);
  return <HomePage locale={locale} city={city} cityPage={{ citySlug: slug, kinds }} />;
}
