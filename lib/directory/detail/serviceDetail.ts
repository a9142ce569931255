import "server-only";
import { openingHoursOf } from "@/lib/availability/publicCalendar";
import { findServiceId } from "@/lib/catalogue/findService";
import { servicesByIds, servicesOfProviders } from "@/lib/catalogue/serviceRows";
import type { Locale } from "@/lib/i18n/locales";
import { locationsOf, providerFacts, providersByIds } from "@/lib/providers/providerRows";
import { reviewsOfService } from "@/lib/reviews/queries";
import { reviewView } from "@/lib/reviews/views";
import { staffDoing, staffOfProviders } from "@/lib/staff/publicStaff";
import { loadFormChoices } from "../cards/formChoices";
import type { ServiceDetail } from "./detailTypes";
import { cardTimesOf, comingSpecialDays, providerService } from "./providerDetail";

/** So many other services of the same business are shown (VIEW-2). */
const OTHER_SERVICES = 3;

/**
 * A service with its business, hours, newest reviews and next free times.
 * @param asked.now epoch milliseconds.
 * @param asked.staffId whose ribbon and times are shown; everybody's where that person does not do the service
 * @returns null for an unknown, inactive or hidden one.
 */
export async function serviceDetail(
  idOrSlug: string,
  { now, locale, staffId = null }: { now: number; locale: Locale; staffId?: string | null },
): Promise<ServiceDetail | null> {
  const id = await findServiceId(idOrSlug);
  const [service] = id === null ? [] : await servicesByIds([id], locale);
  if (!service) return null;
  const { providerId } = service;
  const [providers, siblings, hours, specialDays, locations, { reviews, total }, staff, choicesOf] =
    await Promise.all([
      providersByIds([providerId]),
      servicesOfProviders([providerId], locale),
      openingHoursOf(providerId),
      comingSpecialDays(providerId, now),
      locationsOf([providerId]),
      reviewsOfService(service.id),
      staffOfProviders([providerId]),
      loadFormChoices([providerId]),
    ]);
  const provider = providers.get(providerId);
  if (!provider) return null;
  const others = siblings.filter((sibling) => sibling.id !== service.id).slice(0, OTHER_SERVICES);
  const person = staffDoing(staff.get(providerId) ?? [], service.id).find(
    ({ id: known }) => known === staffId,
  );
  const [times, theirs] = await Promise.all([
    cardTimesOf([service, ...others], provider.isOnboarded, now),
    person ? cardTimesOf([service], provider.isOnboarded, now, person.id) : null,
  ]);
  const own = (theirs ?? times).get(service.id);
  return {
    ...providerService(service, theirs ?? times, choicesOf(service)),
    person: person ?? null,
    ribbon: own?.ribbon ?? null,
    vatPercent: service.vatPercent,
    distanceKm: null,
    provider: { ...providerFacts(provider), locations: locations.get(providerId) ?? [] },
    hours,
    specialDays,
    reviews: reviews.map(reviewView),
    serviceReviewCount: total,
    otherServices: others.map((other) => providerService(other, times, choicesOf(other))),
  };
}
