import type { Understood } from "@/lib/directory/search/said/understand";
import type { ServiceFilters } from "@/lib/directory/search/serviceFilters";
import type { FilterOptions } from "../filters/filterTypes";
import { useFilterTexts } from "../filters/useFilterTexts";
import { ServiceSearch } from "./ServiceSearch";

type ServiceSearchSectionProps = {
  base: string;
  filters: ServiceFilters;
  understood: Understood | null;
  options: FilterOptions;
};

/** Passes the texts to the client component. */
export function ServiceSearchSection(props: ServiceSearchSectionProps) {
  return <ServiceSearch {...props} texts={useFilterTexts()} />;
}
