import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { ContactPage } from "@/components/pages/ContactPage";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

type PageProps = { params: Promise<{ locale: string }> };

export { onDemand as generateStaticParams } from "@/components/layout/header/onDemand";

/** Rendered again once a day, since the footer has the year. */
export const revalidate = 30;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "pages.contact" });
  return pageMetadata({
    locale,
    path: customerPaths.contact(),
    title: t("metaTitle"),
    description: t("lead"),
  });
}

export default async function CustomerContactPage({ params }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations("pages.contact");
  return <ContactPage portal="customer" href={customerPaths.contact()} title={t("title")} lead={t("lead")} />;
}
