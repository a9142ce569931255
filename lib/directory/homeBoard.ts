import "server-only";
import { loadCalendars, slotRules } from "@/lib/availability/slots/calendars";
import { nextAvailable } from "@/lib/availability/slots/slots";
import { whoDoes } from "@/lib/availability/slots/whoDoes";
import { servicesByIds } from "@/lib/catalogue/serviceRows";
import { pool } from "@/lib/db/client";
import type { Coordinates } from "@/lib/geo/distance";
import type { Locale } from "@/lib/i18n/locales";
import { smallestPaymentOre } from "@/lib/money/ore";
import { cardProvider, providersByIds } from "@/lib/providers/providerRows";
import { foldText } from "@/lib/text/foldText";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { nextTime } from "./cards/cardTimes";
import type { BoardEntry, ProviderCard } from "./cards/cardTypes";
import { distanceTo } from "./cards/distanceTo";
import { findProviderIds } from "./search/findProviderIds";
import { noProviderFilters } from "./search/providerFilters";
import { nextService, providerCards } from "./search/searchProviders";

/** The board looks at the businesses that are booked most (or nearest), and at three services of each. */
const BUSINESSES = 60;
const SERVICES_EACH = 3;
const DAYS = 7;
/** Up to how many km away a business counts as near. */
export const NEARBY_KM = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type BoardQuestion = {
  city?: string | null;
  /** The slug of a subcategory; null for all kinds of work. */
  kind?: string | null;
  position?: Coordinates | null;
  now: number;
  locale: Locale;
  limit?: number;
};

/**
 * The board of the home page: what is free next, soonest first, a line for each business. Only what can be booked now, and
 * no business that is explicitly unverified; around a position, none that is farther away than `NEARBY_KM`.
 */
export async function freeNext(question: BoardQuestion): Promise<BoardEntry[]> {
  const { now, locale, position = null, limit = 6 } = question;
  const services = await servicesByIds(await candidates(question), locale);
  const providerIds = services.map(({ providerId }) => providerId);
  const range = { fromMs: now - DAY_MS, toMs: now + (DAYS + 2) * DAY_MS, nowMs: now };
  const [providers, calendars] = await Promise.all([
    providersByIds(providerIds),
    loadCalendars(providerIds, range),
  ]);
  const soonest = new Map<string, { startMs: number; entry: BoardEntry }>();
  for (const service of services) {
    const [provider, calendar] = [providers.get(service.providerId), calendars.get(service.providerId)];
    if (!provider || !calendar) continue;
    const distanceKm = distanceTo(provider, position);
    if (position !== null && (distanceKm === null || distanceKm > NEARBY_KM)) continue;
    const rules = slotRules(calendar, service, now);
    const today = localDateOf(now, rules.timeZone);
    const [slot] = nextAvailable(
      today,
      whoDoes(calendar, { serviceId: service.id }),
      rules,
      1,
      addDays(today, DAYS),
    );
    const known = soonest.get(provider.id);
    // Of equal times the first is kept: its services come the most booked first.
    if (!slot || (known && known.startMs <= slot.startMs)) continue;
    const entry = {
      service: nextService(service),
      category: service.category,
      provider: cardProvider(provider),
      next: nextTime(slot.startMs, rules.timeZone, now),
      distanceKm,
    };
    soonest.set(provider.id, { startMs: slot.startMs, entry });
  }
  return [...soonest.values()]
    .sort((a, b) => a.startMs - b.startMs || rank(b.entry) - rank(a.entry))
    .slice(0, limit)
    .map(({ entry }) => entry);
}

const rank = ({ provider }: BoardEntry) => provider.averageRating ?? 0;

async function candidates({ city, kind, position }: BoardQuestion): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `WITH businesses AS (
       SELECT ps.provider_id, row_number() OVER () AS place FROM (
         SELECT ps.provider_id FROM provider_search ps JOIN providers p ON p.id = ps.provider_id
         WHERE ps.is_recommendable AND p.is_onboarded AND ($1::text IS NULL OR ps.city_key = $1)
           AND ($2::text IS NULL OR EXISTS (SELECT 1 FROM service_search s WHERE s.provider_id = ps.provider_id
             AND s.subcategory_slug = $2 AND s.price_ore >= ${smallestPaymentOre}))
         ORDER BY ${position ? "ps.position <-> search_position($3, $4)" : "p.booking_count DESC, p.review_count DESC"}
         LIMIT ${BUSINESSES}) ps)
     SELECT s.service_id AS id FROM businesses CROSS JOIN LATERAL (
       SELECT service_id, row_number() OVER () AS rank FROM (
         SELECT service_id FROM service_search
         WHERE provider_id = businesses.provider_id AND price_ore >= ${smallestPaymentOre}
           AND ($2::text IS NULL OR subcategory_slug = $2)
         ORDER BY booking_count DESC, service_id LIMIT ${SERVICES_EACH}) offered) s
     ORDER BY businesses.place, s.rank`,
    [
      city ? foldText(city) : null,
      kind ?? null,
      ...(position ? [position.latitude, position.longitude] : []),
    ],
  );
  return rows.map(({ id }) => id);
}

/**
 * The businesses to recommend, in a city if one is given: not explicitly unverified, by bookings, then reviews (HOME-3).
 * @param now epoch milliseconds.
 */
export async function trendingProviders({
  now,
  locale,
  limit = 6,
  city = null,
  position = null,
}: {
  now: number;
  locale: Locale;
  limit?: number;
  city?: string | null;
  position?: Coordinates | null;
}): Promise<ProviderCard[]> {
  const filters = { ...noProviderFilters, city: city === null ? [] : [city], sort: "trending" } as const;
  const { ids } = await findProviderIds(filters, now, { limit });
  return providerCards(ids, { now, locale, position });
}
