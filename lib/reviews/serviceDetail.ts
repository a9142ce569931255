import "server-only";
import { openingHoursOf } from "@/lib/availability/publicCalendar";
import { findServiceId } from "@/lib/catalogue/findService";
import { servicesByIds, servicesOfProviders } from "@/lib/catalogue/serviceRows";
import type { Locale } from "@/lib/i18n/locales";
import { locationsOf, providerFacts, providersByIds } from "@/lib/providers/providerRows";
import type { ServiceDetail } from "./detailTypes";
import { comingSpecialDays, providerService, timesOf } from "./providerDetail";
import { reviewsOfService } from "./queries";
import { reviewView } from "./views";

/** So many other services of the same business are shown (specification, section 9). */
const OTHER_SERVICES = 3;

/**
 * A service with its business, hours, newest reviews and next free times.
 * @param now epoch milliseconds.
 * @returns null for an unknown, inactive or hidden one.
 */
export async function serviceDetail(
  idOrSlug: string,
  { now, locale }: { now: number; locale: Locale },
): Promise<ServiceDetail | null> {
  const id = await findServiceId(idOrSlug);
  const [service] = id === null ? [] : await servicesByIds([id], locale);
  if (!service) return null;
  const { providerId } = service;
  const [providers, siblings, hours, specialDays, locations, { reviews, total }] = await Promise.all([
    providersByIds([providerId]),
    servicesOfProviders([providerId], locale),
    openingHoursOf(providerId),
    comingSpecialDays(providerId, now),
    locationsOf([providerId]),
    reviewsOfService(service.id),
  ]);
  const provider = providers.get(providerId);
  if (!provider) return null;
  const others = siblings.filter((sibling) => sibling.id !== service.id).slice(0, OTHER_SERVICES);
  const times = await timesOf([service, ...others], provider.isOnboarded, now);
  const own = times.get(service.id);
  return {
    ...providerService(service, times),
    bookable: own?.bookable ?? "no_hours",
    ribbon: own?.ribbon ?? null,
    vatPercent: service.vatPercent,
    distanceKm: null,
    provider: { ...providerFacts(provider), locations: locations.get(providerId) ?? [] },
    hours,
    specialDays,
    reviews: reviews.map(reviewView),
    serviceReviewCount: total,
    otherServices: others.map((other) => providerService(other, times)),
  };
}
