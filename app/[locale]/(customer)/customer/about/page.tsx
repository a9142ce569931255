import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { AboutPage } from "@/components/pages/AboutPage";
import { RibbonExample } from "@/components/pages/RibbonExample";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { TextLink } from "@/components/ui/actions/TextLink";
import { brand } from "@/lib/brand";
import { toLocale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";

type PageProps = { params: Promise<{ locale: string }> };

export { onDemand as generateStaticParams } from "@/components/layout/header/onDemand";

/** Rendered again once a day, since the footer has the year. */
export const revalidate = 30;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "pages.about" });
  return pageMetadata({
    locale,
    path: customerPaths.about(),
    title: t("metaTitle"),
    description: t("subtitle"),
  });
}

export default async function CustomerAboutPage({ params }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const t = await getTranslations("pages.about");
  return (
    <AboutPage
      title={t("title")}
      subtitle={t("subtitle")}
      paragraphs={[t("first"), t("second"), t("third", { name: brand.name })]}
    >
      <section aria-labelledby="ribbon" className="mt-16 max-w-3xl">
        <h2 id="ribbon" className="font-bold text-2xl">
          {t("ribbonTitle")}
        </h2>
        <p className="mt-2 mb-6 text-lg text-muted">{t("ribbonBody")}</p>
        <RibbonExample label={t("ribbonExample")} />
        <ButtonSlot variant="solid" className="mt-8">
          <Link href={customerPaths.services()} prefetch={false}>
            {t("cta")}
          </Link>
        </ButtonSlot>
      </section>
      <p className="mt-16 text-muted text-sm">
        {t.rich("towns", {
          link: (chunks) => (
            <TextLink href="https://www.geonames.org/" rel="noreferrer">
              {chunks}
            </TextLink>
          ),
        })}
      </p>
    </AboutPage>
  );
}
