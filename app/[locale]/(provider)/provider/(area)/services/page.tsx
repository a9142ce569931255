import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { areaMetadata } from "@/components/business/areaMetadata";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { picturesOf } from "@/components/business/services/picturesOf";
import { ServicesView } from "@/components/business/services/ServicesView";
import { loadBusiness } from "@/lib/business/business";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { bookedServiceIds, loadArchivedServices, loadOwnServices } from "@/lib/business/ownServices";
import { loadServiceChoices } from "@/lib/catalogue/edit/serviceChoices";
import type { SearchParams } from "@/lib/http/input/searchParams";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { loadOwnStaff } from "@/lib/staff/ownStaff";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("services", params);
}

export default async function ServicesPage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const back = pathWithQuery(providerPaths.services(), await searchParams);
  const session = await requirePageSession("provider", back);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Services providerId={ownProviderId(session)} locale={locale} />
    </Suspense>
  );
}

async function Services({ providerId, locale }: { providerId: string; locale: Locale }) {
  const [services, archived, booked, choices, business, people] = await Promise.all([
    loadOwnServices(providerId),
    loadArchivedServices(providerId),
    bookedServiceIds(providerId),
    loadServiceChoices(locale),
    loadBusiness(providerId),
    loadOwnStaff(providerId),
  ]);
  return (
    <ServicesView
      {...choices}
      providerId={providerId}
      services={services}
      bookedIds={booked}
      people={people}
      archived={archived.map(({ id, name, archivedAt }) => ({
        id,
        name,
        removedOn: formatDay(localDateOf(archivedAt.getTime(), business.timeZone), locale, { year: true }),
      }))}
      pictures={picturesOf(services)}
      pauses={{ before: business.bufferBeforeMinutes, after: business.bufferAfterMinutes }}
      isOnboarded={business.isOnboarded}
    />
  );
}
