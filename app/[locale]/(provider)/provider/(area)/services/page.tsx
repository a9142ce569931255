import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { areaMetadata } from "@/components/provider-area/areaMetadata";
import { ListSkeleton } from "@/components/provider-area/ListSkeleton";
import { type SearchParams, withQuery } from "@/components/provider-area/pageQuery";
import { ServicesView } from "@/components/provider-area/ServicesView";
import { loadBusiness } from "@/lib/dashboard/business";
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
  const [services, business] = await Promise.all([loadOwnServices(providerId), loadBusiness(providerId)]);
  return <ServicesView services={services} isOnboarded={business.isOnboarded} />;
}
