import { z } from "zod";
import { type ProviderFilters, providerDefaultSorts, providerSorts } from "./providerFilters";
import {
  idList,
  isGiven,
  nameList,
  nearFields,
  nearOf,
  type PageParams,
  readableParams,
  searchText,
  sortField,
  toSlug,
  withPageSort,
} from "./serviceFilterSchemas";

/** The query parameters of the list of businesses, in the contract and on the page. */
export const providerFilterFields = {
  q: searchText,
  city: nameList,
  category: nameList,
  sort: sortField(providerSorts),
  ...nearFields,
  ids: idList,
};

/** The filters out of a checked query; category names become slugs. */
export function providerFiltersOf(
  given: z.output<z.ZodObject<typeof providerFilterFields>>,
): ProviderFilters {
  return {
    q: given.q,
    city: given.city ?? [],
    category: (given.category ?? []).map(toSlug),
    near: nearOf(given),
    ids: given.ids ?? [],
    sort: given.sort,
  };
}

/** The filters of a page from its query; invalid parameters are ignored. */
export function parseProviderFilters(params: PageParams): ProviderFilters {
  const readable = readableParams(providerFilterFields, params);
  const filters = providerFiltersOf(z.object(providerFilterFields).parse(readable));
  return withPageSort(filters, isGiven(readable.sort), providerDefaultSorts);
}
