"use client";

import {
  type ProviderFilters,
  providerDefaultSorts,
  providerFilterParams,
} from "@/lib/directory/search/providerFilters";
import { DirectorySearch, type DirectorySearchProps } from "./DirectorySearch";

/** Search, filters and order of the directory of businesses. */
export function ProviderSearch(props: DirectorySearchProps<ProviderFilters>) {
  return (
    <DirectorySearch
      {...props}
      call="GET /providers/v1"
      paramsOf={providerFilterParams}
      defaultSorts={providerDefaultSorts}
    />
  );
}
