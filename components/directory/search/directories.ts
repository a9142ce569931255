import "server-only";
import { countFoundProviders } from "@/lib/directory/search/findProviderIds";
import { countServices } from "@/lib/directory/search/findServices";
import type { Count } from "@/lib/directory/search/looserSearches";
import { providerDefaultSorts, providerFilterParams } from "@/lib/directory/search/providerFilters";
import {
  type DefaultSorts,
  type DirectoryFilters,
  type FilterParams,
  serviceDefaultSorts,
  serviceFilterParams,
} from "@/lib/directory/search/serviceFilters";

/** What the lists of the two directories differ in. */
export type Directory<F extends DirectoryFilters> = {
  paramsOf: (filters: F) => FilterParams;
  sorts: DefaultSorts<F["sort"]>;
  count: (filters: F, nowMs: number) => Promise<Count>;
};

export const serviceDirectory = {
  paramsOf: serviceFilterParams,
  sorts: serviceDefaultSorts,
  count: countServices,
} as const;

export const providerDirectory = {
  paramsOf: providerFilterParams,
  sorts: providerDefaultSorts,
  count: countFoundProviders,
} as const;
