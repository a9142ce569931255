import {
  type DefaultSorts,
  defaultSort,
  type FilterParams,
  type Near,
  nearParams,
  presentParams,
} from "./serviceFilters";

export const providerSorts = ["rating", "relevance", "trending", "name", "distance"] as const;
export type ProviderSort = (typeof providerSorts)[number];

export const providerDefaultSorts = {
  plain: "rating",
  withWords: "relevance",
} as const satisfies DefaultSorts<ProviderSort>;

/** What the directory of businesses is narrowed to. Lists mean "any of"; empty means "all". */
export type ProviderFilters = {
  q: string;
  city: string[];
  /** Slugs of categories; the ids of the contract are understood, too. */
  category: string[];
  near: Near | null;
  ids: string[];
  sort: ProviderSort;
};

export const noProviderFilters: ProviderFilters = {
  q: "",
  city: [],
  category: [],
  near: null,
  ids: [],
  sort: "rating",
};

/** The filters as a page's URL says them, defaults left out. */
export function providerFilterParams(filters: ProviderFilters): FilterParams {
  return presentParams({
    q: filters.q,
    city: filters.city,
    category: filters.category,
    ...nearParams(filters.near),
    ids: filters.ids,
    sort: filters.sort === defaultSort(providerDefaultSorts, filters.q) ? null : filters.sort,
  });
}
