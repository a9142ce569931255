import "server-only";
import { servicesByIds } from "@/lib/catalogue/serviceRows";
import { serviceSummary } from "@/lib/catalogue/serviceSummary";
import type { Coordinates } from "@/lib/geo/distance";
import type { Locale } from "@/lib/i18n/locales";
import { cardProvider, providersByIds } from "@/lib/providers/providerRows";
import type { ServiceCard } from "../cards/cardTypes";
import { distanceTo } from "../cards/distanceTo";
import { loadFormChoices } from "../cards/formChoices";
import { loadCardTimes, type TimesQuestion } from "../cards/loadCardTimes";
import { findServices } from "./findServices";
import type { Listed, Paging, SearchContext } from "./paging";
import type { ServiceFilters } from "./serviceFilters";

/**
 * A page of the service directory: the cards with their day ribbons and next free times.
 * @param question `now` in epoch milliseconds; `position` to show distances without filtering by them.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function searchServices(
  filters: ServiceFilters,
  question: SearchContext & Partial<Paging>,
): Promise<Listed<ServiceCard>> {
  const { now, locale, limit = 20, cursor, page = 1 } = question;
  const found = await findServices(filters, now, { limit, cursor, page });
  const cards = await serviceCards(
    found.ids.map(({ id }) => id),
    { nowMs: now, date: filters.date, until: filters.until, time: filters.time },
    { locale, position: filters.near ?? question.position ?? null },
  );
  const { ids: _ids, ...rest } = found;
  return { ...rest, items: cards, page, pageCount: Math.ceil(found.total / limit) };
}

/** Cards of visible services in the order of their ids, by five queries. */
export async function serviceCards(
  ids: readonly string[],
  times: TimesQuestion,
  { locale, position }: { locale: Locale; position: Coordinates | null },
): Promise<ServiceCard[]> {
  const services = await servicesByIds(ids, locale);
  const providerIds = services.map(({ providerId }) => providerId);
  const [providers, choicesOf] = await Promise.all([
    providersByIds(providerIds),
    loadFormChoices(providerIds),
  ]);
  const offered = services.flatMap((service) => {
    const provider = providers.get(service.providerId);
    return provider ? [{ service, provider }] : [];
  });
  const cardTimes = await loadCardTimes(
    offered.map(({ service, provider }) => ({
      ...service,
      serviceId: service.id,
      isOnboarded: provider.isOnboarded,
    })),
    times,
  );
  return offered.flatMap(({ service, provider }) => {
    const known = cardTimes.get(service.id);
    const facts = {
      ...serviceSummary(service),
      provider: cardProvider(provider),
      distanceKm: distanceTo(provider, position),
      choices: choicesOf(service),
    };
    return known ? [{ ...facts, ...known }] : [];
  });
}
