import { z } from "zod";
import { type ProviderFilters, providerDefaultSorts, providerSorts } from "./providerFilters";
import {
  directoryFields,
  directoryFiltersOf,
  idList,
  isGiven,
  type PageParams,
  readableParams,
  sortField,
  withPageSort,
} from "./serviceFilterSchemas";

/** The query parameters of the list of businesses, in the contract and on the page. Prices in SEK. */
export const providerFilterFields = { ...directoryFields, ids: idList, sort: sortField(providerSorts) };

/** The filters out of a checked query. */
export function providerFiltersOf(
  given: z.output<z.ZodObject<typeof providerFilterFields>>,
): ProviderFilters {
  const { ids = [], sort } = given;
  return { ...directoryFiltersOf(given), providerIds: ids, sort };
}

/** The filters of a page from its query; invalid parameters are ignored. */
export function parseProviderFilters(params: PageParams): ProviderFilters {
  const readable = readableParams(providerFilterFields, params);
  const filters = providerFiltersOf(z.object(providerFilterFields).parse(readable));
  return withPageSort(filters, isGiven(readable.sort), providerDefaultSorts);
}
