import type { DirectoryFilters } from "@/lib/directory/search/serviceFilters";
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

/** A change of some filters; choosing a position chooses the order by distance as well. */
export type FilterChange = Partial<Omit<DirectoryFilters, "sort">> & { sort?: "distance" };

/** The props of a filter's control. */
export type GroupProps = {
  value: DirectoryFilters;
  onChange: (change: FilterChange) => void;
  options: FilterOptions;
  texts: FilterTexts;
};
