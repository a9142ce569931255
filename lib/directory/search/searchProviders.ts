import "server-only";
import type { Coordinates } from "@/lib/geo/distance";
import type { Locale } from "@/lib/i18n/locales";
import { cardProvider, providersByIds } from "@/lib/providers/providerRows";
import type { ProviderRecord } from "@/lib/providers/types";
import type { NextService, ProviderCard, ServiceTimes } from "../cards/cardTypes";
import { distanceTo } from "../cards/distanceTo";
import { loadCardTimes, type Timed, type TimesQuestion } from "../cards/loadCardTimes";
import { type Offer, offersOf } from "../cards/providerOffers";
import { findProviderIds } from "./findProviderIds";
import type { Listed, Paging, SearchContext } from "./paging";
import type { ProviderFilters } from "./providerFilters";

/**
 * A page of the directory of businesses. Ribbon and times are those of the service that is booked most, of those
 * that the filters ask for.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function searchProviders(
  filters: ProviderFilters,
  { now, locale, position = null, limit = 20, cursor, page = 1 }: SearchContext & Partial<Paging>,
): Promise<Listed<ProviderCard>> {
  const found = await findProviderIds(filters, now, { limit, cursor, page });
  const { ids, leads, ...rest } = found;
  const { date, until, time } = filters;
  const shown = { now, locale, position: filters.near ?? position, leads, times: { date, until, time } };
  const items = await providerCards(ids, shown);
  return { ...rest, items, page, pageCount: Math.ceil(rest.total / limit) };
}

type CardsQuestion = {
  now: number;
  locale: Locale;
  position?: Coordinates | null;
  /** The services whose times are shown, by the business's id; of others that booked most. */
  leads?: ReadonlyMap<string, string>;
  /** The days and parts of a day that somebody filters by. */
  times?: Omit<TimesQuestion, "nowMs">;
};

/** Cards of visible businesses in the order of their ids, by three queries. */
export async function providerCards(
  ids: readonly string[],
  { now, locale, position = null, leads = new Map(), times: asked = {} }: CardsQuestion,
): Promise<ProviderCard[]> {
  const [providers, offers] = await Promise.all([
    providersByIds(ids),
    offersOf(ids, locale, [...leads.values()]),
  ]);
  const shown = ids.flatMap((id) => {
    const [provider, offer] = [providers.get(id), offers.get(id)];
    return provider && offer ? [{ provider, offer }] : [];
  });
  const times = await loadCardTimes(
    shown.map(({ provider, offer }) => byLeadService(provider, offer)),
    { ...asked, nowMs: now },
  );
  return shown.flatMap(({ provider, offer }) => {
    const known = times.get(provider.id);
    return known ? [providerCard(provider, offer, known, position)] : [];
  });
}

/** The times of a business are those of its lead service. */
function byLeadService({ id, isOnboarded }: ProviderRecord, { lead }: Offer): Timed {
  const timing = lead ?? {
    priceOre: null,
    durationMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
  };
  return { ...timing, id, serviceId: lead?.id ?? null, providerId: id, isOnboarded };
}

function providerCard(
  provider: ProviderRecord,
  { categories, services, fromPriceOre, lead }: Offer,
  times: ServiceTimes,
  position: Coordinates | null,
): ProviderCard {
  return {
    ...cardProvider(provider),
    ...times,
    description: provider.description,
    categories,
    services,
    fromPriceOre,
    nextService: lead && nextService(lead),
    distanceKm: distanceTo(provider, position),
  };
}

/** No more of a service than a business's card shows; price in öre. */
export function nextService({ id, slug, name, priceOre, durationMinutes }: NextService): NextService {
  return { id, slug, name, priceOre, durationMinutes };
}
