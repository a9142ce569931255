import type { ServiceFormat } from "@/lib/catalogue/types";
import { toSek } from "@/lib/money/ore";
import type { LocalDate } from "@/lib/time/localDate";
import type { TimeOfDay } from "./timeOfDay";

/**
 * The orders of the service directory (LIST-4), by distance where a position is given, and best
 * match first where words are.
 */
export const serviceSorts = [
  "featured",
  "relevance",
  "name_asc",
  "name_desc",
  "price_asc",
  "price_desc",
  "provider_asc",
  "provider_desc",
  "distance",
] as const;
export type ServiceSort = (typeof serviceSorts)[number];

export const serviceFormats = ["physical", "digital"] as const satisfies readonly ServiceFormat[];

/** Around a position. Without a radius nothing is left out, but distances are known. */
export type Near = { latitude: number; longitude: number; radiusKm: number | null };

/** What "near me" means until somebody says otherwise, in km. */
export const DEFAULT_RADIUS_KM = 10;
export const MAX_RADIUS_KM = 500;
/** In a form: the day is the one that is told by its date. */
export const otherDay = "other";
/** The distances that "near me" offers, in km. */
export const radiusChoices = [2, 5, 10, 25, 50] as const;

/** What a list of either directory is narrowed to. Lists mean "any of"; empty means "all". */
export type DirectoryFilters<Sort extends string = string> = {
  q: string;
  /** Slugs; the ids of the contract are understood, too. */
  category: string[];
  subcategory: string[];
  city: string[];
  format: ServiceFormat[];
  minPriceOre: number | null;
  maxPriceOre: number | null;
  /** Has a free slot on that day, in the business's own zone. */
  date: LocalDate | null;
  /** The last day of several from `date` on; null for one. */
  until: LocalDate | null;
  /** Has a free slot that begins in that part of the day or those hours; without a date, of one of the coming seven days. */
  time: TimeOfDay[];
  near: Near | null;
  /** Businesses: those of the services, or those that are listed. */
  providerIds: string[];
  sort: Sort;
};

/** What a list of services is narrowed to. */
export type ServiceFilters = DirectoryFilters<ServiceSort> & { ids: string[] };

/** Nothing of it. */
export const noDirectoryFilters: Omit<DirectoryFilters, "sort"> = {
  q: "",
  category: [],
  subcategory: [],
  city: [],
  format: [],
  minPriceOre: null,
  maxPriceOre: null,
  date: null,
  until: null,
  time: [],
  near: null,
  providerIds: [],
};
export const noServiceFilters: ServiceFilters = { ...noDirectoryFilters, ids: [], sort: "featured" };

/** An order that a list has unless another is chosen: of a call and without words, and of a page with words. */
export type DefaultSorts<S extends string> = { plain: S; withWords: S };

export const serviceDefaultSorts = {
  plain: "featured",
  withWords: "relevance",
} as const satisfies DefaultSorts<ServiceSort>;

/** The order of a page where none is chosen. */
export function defaultSort<S extends string>(sorts: DefaultSorts<S>, q: string): S {
  return q.trim() === "" ? sorts.plain : sorts.withWords;
}

/**
 * The filters with another text. An order that nobody chose changes with it: best match first once there are words, the
 * usual order without. One that was chosen stays.
 */
export function withText<F extends { q: string; sort: string }>(
  filters: F,
  q: string,
  sorts: DefaultSorts<F["sort"]>,
): F {
  const isChosen = filters.sort !== defaultSort(sorts, filters.q);
  const isPossible = q.trim() !== "" || filters.sort !== sorts.withWords;
  return { ...filters, q, sort: isChosen && isPossible ? filters.sort : defaultSort(sorts, q) };
}

/** The filters that can be removed one by one. */
export const filterKeys = [
  "q",
  "category",
  "subcategory",
  "city",
  "format",
  "price",
  "date",
  "time",
  "near",
] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The filters with a control of their own, in the order in which they are shown. */
export const shownFilters = [
  "category",
  "city",
  "date",
  "time",
  "price",
  "format",
] as const satisfies readonly FilterKey[];
export type ShownFilter = (typeof shownFilters)[number];

const cleared: Record<Exclude<FilterKey, "q">, Partial<Omit<DirectoryFilters, "sort">>> = {
  // A subcategory lies inside a category, so it goes with it.
  category: { category: [], subcategory: [] },
  subcategory: { subcategory: [] },
  city: { city: [] },
  format: { format: [] },
  price: { minPriceOre: null, maxPriceOre: null },
  date: { date: null, until: null },
  time: { time: [] },
  near: { near: null },
};

/** The filters without one; with the position the order by distance is removed, with the words that by relevance. */
export function withoutFilter<F extends DirectoryFilters>(
  filters: F,
  key: FilterKey,
  sorts: DefaultSorts<F["sort"]>,
): F {
  if (key === "q") return withText(filters, "", sorts);
  const rest = { ...filters, ...cleared[key] };
  if (rest.sort !== "distance" || rest.near !== null) return rest;
  return { ...rest, sort: defaultSort(sorts, rest.q) };
}

/** The filters that are set, in the order in which they stand on the page. */
export function activeFilters(filters: DirectoryFilters): FilterKey[] {
  return filterKeys.filter((key) => {
    if (key === "price") return filters.minPriceOre !== null || filters.maxPriceOre !== null;
    if (key === "near") return filters.near !== null && filters.near.radiusKm !== null;
    const value = filters[key];
    return value !== null && value.length > 0;
  });
}

/** Names and values of a URL's query; a list is a repeated parameter. */
export type FilterParams = Record<string, string | string[]>;

/** The filters as a page's URL says them, defaults left out: two equal choices have one address. */
export function serviceFilterParams(filters: ServiceFilters): FilterParams {
  return directoryParams(filters, serviceDefaultSorts, { providerId: filters.providerIds, ids: filters.ids });
}

/**
 * The same for either directory.
 * @param ids the rows that are asked for, under the name of their parameter.
 */
export function directoryParams<Sort extends string>(
  filters: DirectoryFilters<Sort>,
  sorts: DefaultSorts<Sort>,
  ids: Record<string, string[]>,
): FilterParams {
  return presentParams({
    q: filters.q,
    category: filters.category,
    subcategory: filters.subcategory,
    city: filters.city,
    format: filters.format,
    minPrice: sekText(filters.minPriceOre),
    maxPrice: sekText(filters.maxPriceOre),
    date: filters.date,
    until: filters.until,
    time: filters.time,
    ...nearParams(filters.near),
    ...ids,
    sort: filters.sort === defaultSort(sorts, filters.q) ? null : filters.sort,
  });
}

/** A position as parameters of an address; null for what it leaves out. */
function nearParams(near: Near | null): Record<"lat" | "lng" | "radiusKm", string | null> {
  if (near === null) return { lat: null, lng: null, radiusKm: null };
  const radiusKm = near.radiusKm === null ? null : String(near.radiusKm);
  return { lat: String(near.latitude), lng: String(near.longitude), radiusKm };
}

/** Leaves out what is empty. */
function presentParams(given: Record<string, string | readonly string[] | null>): FilterParams {
  const params: FilterParams = {};
  for (const [name, value] of Object.entries(given)) {
    if (value !== null && value.length > 0) params[name] = typeof value === "string" ? value : [...value];
  }
  return params;
}

const sekText = (ore: number | null): string | null => (ore === null ? null : String(toSek(ore)));
