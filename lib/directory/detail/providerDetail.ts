import "server-only";
import type { SpecialDayView } from "@/lib/availability/hours/hoursView";
import { openingHoursOf, specialDaysOf } from "@/lib/availability/publicCalendar";
import { servicesOfProviders } from "@/lib/catalogue/serviceRows";
import { serviceSummary } from "@/lib/catalogue/serviceSummary";
import type { ServiceFacts } from "@/lib/catalogue/types";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { galleryOf } from "@/lib/pictures/queries";
import { locationsOf, providerFacts, providersByIds } from "@/lib/providers/providerRows";
import type { ProviderRecord } from "@/lib/providers/types";
import { newestReviewsOf } from "@/lib/reviews/queries";
import { reviewView } from "@/lib/reviews/views";
import { addDays } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import type { ServiceTimes } from "../cards/cardTypes";
import { type FormChoices, loadFormChoices } from "../cards/formChoices";
import { loadCardTimes } from "../cards/loadCardTimes";
import { offersOf } from "../cards/providerOffers";
import { findProviderId } from "../search/findProviderIds";
import type { ProviderDetail, ProviderService } from "./detailTypes";

/**
 * A business with its services, hours and newest reviews.
 * @param now epoch milliseconds.
 * @param isPreview as it is shown once it can be booked, whether it can or not: for its owner alone.
 * @returns null for an unknown or hidden one.
 */
export async function providerDetail(
  idOrSlug: string,
  { now, locale, isPreview = false }: { now: number; locale: Locale; isPreview?: boolean },
): Promise<ProviderDetail | null> {
  const id = await findProviderId(idOrSlug);
  if (id === null) return null;
  const [providers, services, offers, hours, specialDays, locations, reviews, pictures, choicesOf] =
    await Promise.all([
      providersByIds([id]),
      servicesOfProviders([id], locale),
      offersOf([id], locale),
      openingHoursOf(id),
      comingSpecialDays(id, now),
      locationsOf([id]),
      newestReviewsOf([id]),
      galleryOf(id),
      loadFormChoices([id]),
    ]);
  const [row, offer] = [providers.get(id), offers.get(id)];
  if (!row || !offer) return null;
  const provider = isPreview ? await asOnceBookable(row) : row;
  const times = await cardTimesOf(services, provider.isOnboarded, now);
  const leadTimes = offer.lead ? times.get(offer.lead.id) : undefined;
  return {
    ...providerFacts(provider),
    ...(leadTimes ?? withoutServices(provider.isOnboarded)),
    locations: locations.get(id) ?? [],
    categories: offer.categories,
    pictures,
    hours,
    specialDays,
    services: services.map((service) => providerService(service, times, choicesOf(service))),
    leadServiceId: offer.lead?.id ?? null,
    reviews: (reviews.get(id) ?? []).map(reviewView),
  };
}

/** As it is shown once it can be booked: with the organisation number, which is not public before. */
async function asOnceBookable(row: ProviderRecord): Promise<ProviderRecord> {
  const { organisationNumber } = await db().provider.findUniqueOrThrow({
    where: { id: row.id },
    select: { organisationNumber: true },
  });
  return { ...row, organisationNumber, isOnboarded: true };
}

/** How many days ahead special days are shown. */
const specialDaysAhead = 60;

/** The days of the coming weeks whose hours are not those of the week; `now` in epoch milliseconds. */
export function comingSpecialDays(providerId: string, now: number): Promise<SpecialDayView[]> {
  const today = localDateOf(now, HOME_TIME_ZONE);
  return specialDaysOf(providerId, { from: today, to: addDays(today, specialDaysAhead) });
}

/** The next free times of a business's services, or of one person's there, by service id; `now` in epoch milliseconds. */
export function cardTimesOf(
  services: readonly ServiceFacts[],
  isOnboarded: boolean,
  now: number,
  staffMemberId: string | null = null,
): Promise<Map<string, ServiceTimes>> {
  return loadCardTimes(
    services.map((service) => ({ ...service, serviceId: service.id, staffMemberId, isOnboarded })),
    { nowMs: now },
  );
}

/** A service in the list of its business, with its next free times. */
export function providerService(
  service: ServiceFacts,
  times: Map<string, ServiceTimes>,
  choices: FormChoices,
): ProviderService {
  const own = times.get(service.id);
  return {
    ...serviceSummary(service),
    nextTimes: own?.nextTimes ?? [],
    bookable: own?.bookable ?? "no_hours",
    choices,
  };
}

function withoutServices(isOnboarded: boolean): ServiceTimes {
  return { bookable: isOnboarded ? "no_services" : "not_onboarded", ribbon: null, nextTimes: [] };
}
