import {
  type DefaultSorts,
  type DirectoryFilters,
  directoryParams,
  type FilterParams,
  noDirectoryFilters,
} from "./serviceFilters";

export const providerSorts = ["rating", "relevance", "trending", "name", "distance"] as const;
export type ProviderSort = (typeof providerSorts)[number];

export const providerDefaultSorts = {
  plain: "rating",
  withWords: "relevance",
} as const satisfies DefaultSorts<ProviderSort>;

/**
 * What the directory of businesses is narrowed to. A business is found by one service that is of the kind, price and
 * format, and has time.
 */
export type ProviderFilters = DirectoryFilters<ProviderSort>;

export const noProviderFilters: ProviderFilters = { ...noDirectoryFilters, sort: "rating" };

/** The filters as a page's URL says them, defaults left out. */
export const providerFilterParams = (filters: ProviderFilters): FilterParams =>
  directoryParams(filters, providerDefaultSorts, { ids: filters.providerIds });
