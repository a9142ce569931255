import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { defaultCity, HomePage } from "@/components/directory/home/HomePage";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { parseServiceFilters } from "@/lib/directory/search/serviceFilterSchemas";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "home" });
  return pageMetadata({
    locale,
    path: customerPaths.near(),
    title: t("nearMetaTitle"),
    description: t("metaDescription"),
    index: false,
  });
}

/** The home page of where the visitor is; without a position it is the ordinary one. */
export default async function NearPage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const { near } = parseServiceFilters(await searchParams);
  if (near === null) return <HomePage locale={locale} city={defaultCity} />;
  return <HomePage locale={locale} city={null} position={near} />;
}
