"use client";

import {
  type ServiceFilters,
  serviceDefaultSorts,
  serviceFilterParams,
} from "@/lib/directory/search/serviceFilters";
import { DirectorySearch, type DirectorySearchProps } from "./DirectorySearch";

/** Search, filters and order of the service directory. */
export function ServiceSearch(props: DirectorySearchProps<ServiceFilters>) {
  return (
    <DirectorySearch
      {...props}
      call="GET /services/v1"
      paramsOf={serviceFilterParams}
      defaultSorts={serviceDefaultSorts}
    />
  );
}
