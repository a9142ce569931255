import type { Params } from "@/lib/db/params";
import { asksForTime } from "./freeTime";
import type { ProviderFilters } from "./providerFilters";
import { noServiceFilters } from "./serviceFilters";
import { matching, serviceConditions } from "./serviceSearchSql";
import { nothing, type TextSearch } from "./text/searchQuery";

/** Whether a search of businesses asks for something that a single service has to have. */
export function asksOfServices(filters: ProviderFilters): boolean {
  const { subcategory, format, minPriceOre, maxPriceOre } = filters;
  const hasPrice = minPriceOre !== null || maxPriceOre !== null;
  return hasPrice || subcategory.length > 0 || format.length > 0 || asksForTime(filters);
}

/**
 * What the service has to be that a business is found by, as a condition on `service_search s`: of the kind, price and
 * format, and what the words ask for. Its own words hold the name of its business, too.
 */
export function matchingServices(filters: ProviderFilters, text: TextSearch, params: Params): string {
  const { category, subcategory, format, minPriceOre, maxPriceOre } = filters;
  const conditions = serviceConditions(
    { ...noServiceFilters, category, subcategory, format, minPriceOre, maxPriceOre },
    params,
  );
  if (text !== null && text !== nothing) conditions.push(`s.service_id IN (${matching(text, params)})`);
  return conditions.length === 0 ? "true" : conditions.join(" AND ");
}
