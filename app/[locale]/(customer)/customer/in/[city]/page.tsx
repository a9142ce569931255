import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { HomePage } from "@/components/directory/home/HomePage";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { MissingPage, missingMetadata } from "@/components/layout/problems/MissingPage";
import { citiesWithCounts } from "@/lib/catalogue/categories";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { slugify } from "@/lib/text/slug";

type PageProps = { params: Promise<{ locale: string; city: string }> };

/** Not in the page cache: cities change with their businesses, and any address can be asked for. */
export const dynamic = "force-dynamic";

const cityBySlug = cache(async (slug: string): Promise<string | null> => {
  const cities = await citiesWithCounts();
  return cities.find(({ city }) => slugify(city) === slug)?.city ?? null;
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: given, city: slug } = await params;
  const locale = toLocale(given);
  const city = await cityBySlug(slug);
  if (city === null) return missingMetadata(locale);
  const t = await getTranslations({ locale, namespace: "home" });
  return pageMetadata({
    locale,
    path: customerPaths.city(slug),
    title: t("cityMetaTitle", { city }),
    description: t("cityMetaDescription", { city }),
  });
}

/** The home page of a city. */
export default async function CityPage({ params }: PageProps) {
  const { locale: given, city: slug } = await params;
  const locale = toLocale(given);
  setRequestLocale(locale);
  const city = await cityBySlug(slug);
  if (city === null) return <MissingPage />;
  return <HomePage locale={locale} city={city} />;
}
