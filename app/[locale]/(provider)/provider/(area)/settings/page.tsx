import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { areaMetadata } from "@/components/provider-area/areaMetadata";
import { ListSkeleton } from "@/components/provider-area/ListSkeleton";
import { type SearchParams, withQuery } from "@/components/provider-area/pageQuery";
import { SettingsView } from "@/components/provider-area/settings/SettingsView";
import { loadBusiness } from "@/lib/dashboard/business";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { toLocale } from "@/lib/i18n/locales";
import { requirePageSession } from "@/lib/identity/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("settings", params);
}

export default async function SettingsPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const back = withQuery(providerPaths.settings(), await searchParams);
  const session = await requirePageSession("provider", back);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Settings providerId={ownProviderId(session)} />
    </Suspense>
  );
}

async function Settings({ providerId }: { providerId: string }) {
  return <SettingsView business={await loadBusiness(providerId)} />;
}
