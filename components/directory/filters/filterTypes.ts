import type { ServiceFilters } from "@/lib/directory/search/serviceFilters";
import type { FilterTexts } from "./useFilterTexts";

/** What the service directory can be narrowed to, named in the reader's language. */
export type FilterOptions = {
  categories: { slug: string; name: string; subcategories: { slug: string; name: string }[] }[];
  cities: string[];
  days: { date: string; label: string }[];
};

/** What the control of a filter is given. */
export type GroupProps = {
  value: ServiceFilters;
  onChange: (next: ServiceFilters) => void;
  options: FilterOptions;
  texts: FilterTexts;
};
