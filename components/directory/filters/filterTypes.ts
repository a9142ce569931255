import type { ServiceFilters } from "@/lib/directory/search/serviceFilters";
import type { FilterTexts } from "./useFilterTexts";

/** The options of the service directory's filters, in the reader's language. */
export type FilterOptions = {
  categories: { slug: string; name: string; subcategories: { slug: string; name: string }[] }[];
  cities: string[];
  /** The next days, which have names. */
  days: { date: string; label: string }[];
  /** The last day that any business can be booked on. */
  lastDay: string;
};

/** The props of a filter's control. */
export type GroupProps = {
  value: ServiceFilters;
  onChange: (next: ServiceFilters) => void;
  options: FilterOptions;
  texts: FilterTexts;
};
