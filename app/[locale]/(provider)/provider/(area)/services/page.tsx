import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { areaMetadata } from "@/components/provider-area/areaMetadata";
import { ListSkeleton } from "@/components/provider-area/ListSkeleton";
import { type SearchParams, withQuery } from "@/components/provider-area/pageQuery";
import { ServiceTable } from "@/components/provider-area/ServiceTable";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageHeader } from "@/components/ui/Headers";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { loadOwnServices } from "@/lib/dashboard/ownServices";
import { toLocale } from "@/lib/i18n/locales";
import { requirePageSession } from "@/lib/identity/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("services", params);
}

export default async function ServicesPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const back = withQuery(providerPaths.services(), await searchParams);
  const session = await requirePageSession("provider", back);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Services providerId={ownProviderId(session)} />
    </Suspense>
  );
}

async function Services({ providerId }: { providerId: string }) {
  const t = await getTranslations("providerArea.services");
  const services = await loadOwnServices(providerId);
  const active = services.filter(({ isActive }) => isActive).length;
  if (services.length === 0) {
    return (
      <>
        <PageHeader title={t("title")} />
        <EmptyState className="mt-8" title={t("empty")}>
          {t("emptyBody")}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t("title")} lead={t("summary", { active, inactive: services.length - active })} />
      <div className="mt-8">
        <ServiceTable services={services} />
      </div>
    </>
  );
}
