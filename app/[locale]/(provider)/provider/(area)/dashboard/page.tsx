import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { areaMetadata } from "@/components/business/areaMetadata";
import { DashboardView } from "@/components/business/dashboard/DashboardView";
import { isOnboardingReturn } from "@/components/business/dashboard/onboardingReturn";
import { MemberDay } from "@/components/business/member/MemberDay";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { businessScopeOf, isMember } from "@/lib/identity/sessions/businessScope";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("dashboard", params);
}

export default async function DashboardPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const query = await searchParams;
  // Before anything is sent, so that somebody who is signed out gets an HTTP redirect.
  const back = pathWithQuery(providerPaths.dashboard(), query);
  const session = await requirePageSession("provider", back, { allowsMembers: true });
  // Without skeletons: what is streamed after them is shown 300 ms later at the earliest, and the day is read in less.
  if (isMember(session)) return <MemberDay scope={businessScopeOf(session)} />;
  const [onboarding, plan] = [firstValue(query.onboarding), firstValue(query.plan)];
  return (
    <DashboardView
      providerId={ownProviderId(session)}
      returned={isOnboardingReturn(onboarding) ? onboarding : null}
      planReturned={plan === "back" || plan === "cancelled" ? plan : null}
    />
  );
}
