import "server-only";
import { listSubcategories } from "@/lib/catalogue/categories";
import type { CategoryRef, SubcategoryRef } from "@/lib/catalogue/types";
import type { BoardEntry, ServiceCard } from "@/lib/directory/cards/cardTypes";
import { cityAt } from "@/lib/directory/cityAt";
import { freeNext } from "@/lib/directory/homeBoard";
import { type KindInCity, kindInCity, listedCitiesOf, listedKindsOf } from "@/lib/directory/kindsInCities";
import { searchServices } from "@/lib/directory/search/searchServices";
import { noServiceFilters } from "@/lib/directory/search/serviceFilters";
import type { Locale } from "@/lib/i18n/locales";
import { foldText } from "@/lib/text/foldText";

/** A kind of work in a city, as its page begins. */
export type KindPlace = {
  kind: SubcategoryRef & { category: CategoryRef };
  city: string;
  citySlug: string;
  facts: KindInCity;
};

/**
 * Null where there is no such city or kind, or nothing of it can be booked there.
 * @param slugs the last two parts of the address
 */
export async function kindPlace(
  slugs: { city: string; kind: string },
  locale: Locale,
): Promise<KindPlace | null> {
  const [place, kinds] = await Promise.all([cityAt(slugs.city), listSubcategories(locale)]);
  const kind = kinds.find(({ slug }) => slug === slugs.kind);
  if (place === null || kind === undefined) return null;
  const facts = await kindInCity(place.city, kind.slug);
  return facts && { kind, city: place.city, citySlug: slugs.city, facts };
}

/** Cards shown; the rest is in the directory. */
const CARDS = 6;
const BOARD_LINES = 5;

export type KindContent = {
  board: BoardEntry[];
  cards: ServiceCard[];
  /** Other kinds of work in the city. */
  kinds: { slug: string; name: string }[];
  /** Other cities with this kind. */
  cities: string[];
};

/** What the page shows below its heading. `now` in epoch milliseconds. */
export async function kindContent(
  { kind, city }: KindPlace,
  now: number,
  locale: Locale,
): Promise<KindContent> {
  const filters = { ...noServiceFilters, subcategory: [kind.slug], city: [city] };
  const [board, listed, kinds, cities] = await Promise.all([
    freeNext({ city, kind: kind.slug, now, locale, limit: BOARD_LINES }),
    searchServices(filters, { now, locale, limit: CARDS }),
    listedKindsOf(city, locale),
    listedCitiesOf(kind.slug),
  ]);
  return {
    board,
    cards: listed.items,
    kinds: kinds.filter(({ slug }) => slug !== kind.slug),
    cities: cities.filter((other) => foldText(other) !== foldText(city)),
  };
}
