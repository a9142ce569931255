import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { AboutPage } from "@/components/pages/AboutPage";
import { brand } from "@/lib/brand";
import { toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";

type PageProps = { params: Promise<{ locale: string }> };

export { onDemand as generateStaticParams } from "@/components/layout/header/onDemand";

/** Rendered again once a day, since the footer has the year. */
export const revalidate = 30;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "providerPublic.about" });
  return pageMetadata({
    locale,
    path: providerPaths.about(),
    title: t("metaTitle"),
    description: t("subtitle"),
  });
}

export default async function ProviderAboutPage({ params }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const t = await getTranslations("providerPublic.about");
  return (
    <AboutPage
      title={t("title")}
      subtitle={t("subtitle")}
      paragraphs={[t("first", { name: brand.name }), t("second"), t("third")]}
    />
  );
}
