import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ProviderCardView } from "@/components/directory/cards/ProviderCardView";
import { KeepFresh } from "@/components/directory/home/KeepFresh";
import { CallToAction } from "@/components/layout/footer/CallToAction";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { QuietLink } from "@/components/layout/QuietLink";
import { DayPreview } from "@/components/pages/DayPreview";
import { FeatureList } from "@/components/pages/FeatureList";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { SectionHeader } from "@/components/ui/navigation/Headers";
import { trendingProviders } from "@/lib/directory/homeBoard";
import { toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { plans } from "@/lib/providers/plans";

type PageProps = { params: Promise<{ locale: string }> };

export { onDemand as generateStaticParams } from "@/components/layout/header/onDemand";

/** A cached document: the businesses at its end show their next times. */
export const revalidate = 30;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "providerPublic.home" });
  return pageMetadata({
    locale,
    path: providerPaths.home(),
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
}

export default async function ProviderLandingPage({ params }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const now = Date.now();
  const [t, trending] = await Promise.all([
    getTranslations("providerPublic.home"),
    trendingProviders({ now, locale }),
  ]);
  const { payg, monthly } = plans();
  return (
    <>
      <KeepFresh madeAt={now} />
      <section className="wrap grid items-center gap-x-14 gap-y-10 pt-10 pb-14 lg:grid-cols-[1fr_1.05fr] lg:pt-16 lg:pb-20">
        <div className="min-w-0">
          <h1 className="max-w-[9ch] font-bold text-3xl">{t("title")}</h1>
          <p className="mt-5 max-w-[38ch] text-lg text-muted">{t("lead")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonSlot variant="solid" size="lg">
              <QuietLink href={providerPaths.auth({ mode: "register" })}>{t("register")}</QuietLink>
            </ButtonSlot>
            <ButtonSlot size="lg">
              <QuietLink href={providerPaths.pricing()}>{t("pricing")}</QuietLink>
            </ButtonSlot>
          </div>
        </div>
        <DayPreview />
      </section>
      <FeatureList paygPercent={payg.commissionPercent} monthlyPriceOre={monthly.monthlyPriceOre} />
      {trending.length === 0 ? null : (
        <section aria-labelledby="trending" className="wrap mt-20">
          <SectionHeader id="trending" title={t("trendingTitle")} lead={t("trendingLead")} />
          <div className="mt-6 grid gap-5 lg:grid-cols-2">
            {trending.map((card) => (
              <ProviderCardView key={card.id} card={card} linkComponent={QuietLink} />
            ))}
          </div>
        </section>
      )}
      <CallToAction
        id="start"
        title={t("ctaTitle")}
        body={t("ctaBody")}
        action={{ href: providerPaths.auth({ mode: "register" }), label: t("register") }}
      />
    </>
  );
}
