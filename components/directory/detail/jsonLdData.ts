import "server-only";
import type { HoursDay, SpecialDayView } from "@/lib/availability/hours/hoursView";
import type { ProviderDetail, ServiceDetail } from "@/lib/directory/detail/detailTypes";
import { toSek } from "@/lib/money/ore";
import type { ProviderFacts } from "@/lib/providers/types";
import { formatClock } from "@/lib/time/clock";

/** The schema.org type of a business by category. */
const businessTypes: Record<string, string> = {
  "beauty-wellness": "HealthAndBeautyBusiness",
  "home-services": "HomeAndConstructionBusiness",
  "health-fitness": "HealthAndBeautyBusiness",
  automotive: "AutomotiveBusiness",
  technology: "ProfessionalService",
};

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const businessType = (category: { slug: string } | undefined) =>
  businessTypes[category?.slug ?? ""] ?? "LocalBusiness";

function address({ address: street, postalCode, city }: ProviderFacts) {
  return {
    "@type": "PostalAddress",
    ...(street ? { streetAddress: street } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(city ? { addressLocality: city } : {}),
    addressCountry: "SE",
  };
}

/** Only where there are reviews. */
function rating({ averageRating, reviewCount }: ProviderFacts) {
  if (averageRating === null || reviewCount === 0) return {};
  const value = Math.round(averageRating * 10) / 10;
  return { aggregateRating: { "@type": "AggregateRating", ratingValue: value, reviewCount, bestRating: 5 } };
}

const closing = (minute: number) => (minute === 1440 ? "23:59" : formatClock(minute));

function openingHours(hours: HoursDay[]) {
  return hours.flatMap((day) => {
    if (day.openMinute === null || day.closeMinute === null) return [];
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: weekdays[day.dayOfWeek - 1],
      opens: formatClock(day.openMinute),
      closes: closing(day.closeMinute),
    };
  });
}

/** schema.org marks a closed day by equal opening and closing times. */
function specialHours(days: SpecialDayView[]) {
  return days.map(({ date, openMinute, closeMinute }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    opens: formatClock(openMinute ?? 0),
    closes: closing(closeMinute ?? 0),
  }));
}

function business(provider: ProviderFacts, category: { slug: string } | undefined, url: string) {
  const { latitude, longitude, isPositionExact } = provider;
  return {
    "@type": businessType(category),
    name: provider.companyName,
    url,
    address: address(provider),
    ...(provider.phone ? { telephone: provider.phone } : {}),
    ...(latitude === null || longitude === null || !isPositionExact
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    ...rating(provider),
  };
}

/** @param url absolute address of the page. */
export function providerJsonLd(provider: ProviderDetail, url: string, image: string) {
  return {
    ...business(provider, provider.categories[0], url),
    ...(provider.description ? { description: provider.description } : {}),
    image,
    openingHoursSpecification: openingHours(provider.hours),
    ...(provider.specialDays.length === 0
      ? {}
      : { specialOpeningHoursSpecification: specialHours(provider.specialDays) }),
    makesOffer: provider.services.map((service) => ({
      "@type": "Offer",
      ...price(service),
      itemOffered: { "@type": "Service", name: service.name },
    })),
  };
}

/** A service without a price is not free, so no price is given. */
function price({ priceOre }: { priceOre: number }) {
  return priceOre > 0 ? { price: toSek(priceOre), priceCurrency: "SEK" } : {};
}

/** @param urls absolute addresses of the service's page and its business's. */
export function serviceJsonLd(
  service: ServiceDetail,
  urls: { service: string; provider: string; image: string },
) {
  return {
    "@type": "Service",
    name: service.name,
    url: urls.service,
    image: urls.image,
    serviceType: service.subcategory.name,
    ...(service.description ? { description: service.description } : {}),
    provider: business(service.provider, service.category, urls.provider),
    offers: {
      "@type": "Offer",
      url: urls.service,
      ...price(service),
      availability:
        service.bookable === "yes" ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    },
  };
}
