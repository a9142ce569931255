import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { PlanCard } from "@/components/pages/PlanCard";
import { PlanComparison } from "@/components/pages/PlanComparison";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { plans, planVatPercent } from "@/lib/providers/plans";

type PageProps = { params: Promise<{ locale: string }> };

export { onDemand as generateStaticParams } from "@/components/layout/header/onDemand";

/** Rendered again once a day, since the footer has the year. */
export const revalidate = 30;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "providerPublic.pricing" });
  return pageMetadata({
    locale,
    path: providerPaths.pricing(),
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
}

export default async function PricingPage({ params }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const t = await getTranslations("providerPublic.pricing");
  const offered = plans();
  return (
    <div className="wrap py-12 sm:py-20">
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        <PlanCard plan={offered.payg} />
        <PlanCard plan={offered.monthly} />
      </div>
      <PlanComparison payg={offered.payg} monthly={offered.monthly} />
      <p className="mt-10 max-w-[68ch] text-muted text-sm">{t("vat", { percent: planVatPercent })}</p>
    </div>
  );
}
