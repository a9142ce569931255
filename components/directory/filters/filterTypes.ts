import type { ServiceSort } from "@/lib/directory/search/serviceFilters";

/** What the service directory can be narrowed to, named in the reader's language. */
export type FilterOptions = {
  categories: { slug: string; name: string; subcategories: { slug: string; name: string }[] }[];
  cities: string[];
  days: { date: string; label: string }[];
};

export type FilterTexts = {
  form: string;
  searchLabel: string;
  placeholder: string;
  clear: string;
  submit: string;
  open: string;
  /** With `{count}`. */
  openCount: string;
  title: string;
  close: string;
  apply: string;
  clearAll: string;
  showAny: string;
  showNone: string;
  showOne: string;
  /** With `{count}`. */
  showMany: string;
  category: string;
  city: string;
  format: string;
  date: string;
  time: string;
  price: string;
  allDays: string;
  physical: string;
  digital: string;
  morning: string;
  midday: string;
  afternoon: string;
  evening: string;
  minPrice: string;
  maxPrice: string;
  currency: string;
  sortLabel: string;
  sorts: Record<ServiceSort, string>;
  near: NearTexts;
};

export type NearTexts = {
  use: string;
  locating: string;
  denied: string;
  timeout: string;
  unavailable: string;
};
