import "server-only";
import { getTranslations } from "next-intl/server";
import {
  activeFilters,
  type FilterKey,
  type ServiceFilters,
  serviceFilterParams,
  withoutFilter,
} from "@/lib/directory/search/serviceFilters";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatDay } from "@/lib/time/format";
import { filterHref } from "./filterHref";
import type { FilterOptions } from "./filterTypes";

/** An active filter: its text, and the address without it. */
export type ActiveChip = { key: FilterKey; label: string; href: string };

/** One chip for each chosen value. */
export async function activeChips(
  filters: ServiceFilters,
  options: FilterOptions,
  base: string,
  locale: Locale,
): Promise<ActiveChip[]> {
  const t = await getTranslations({ locale, namespace: "catalogue.filters" });
  const hrefOf = (next: ServiceFilters) => filterHref(base, serviceFilterParams(next));
  const subcategories = options.categories.flatMap((category) => category.subcategories);
  const nameIn = (list: { slug: string; name: string }[], slug: string) =>
    list.find((entry) => entry.slug === slug)?.name ?? slug;

  function priceLabel(): string {
    const [min, max] = [filters.minPriceOre, filters.maxPriceOre].map((ore) =>
      ore === null ? null : formatSek(ore, locale),
    );
    if (min && max) return t("priceRange", { min, max });
    return min ? t("priceFrom", { min }) : t("priceTo", { max: max ?? "" });
  }

  /** The values of a list filter, each with the filters that remain without it. */
  function each<K extends "category" | "subcategory" | "city" | "format" | "time">(
    key: K,
    labelOf: (value: ServiceFilters[K][number]) => string,
  ): ActiveChip[] {
    return filters[key].map((value) => {
      const rest: ServiceFilters = { ...filters, [key]: filters[key].filter((other) => other !== value) };
      return { key, label: labelOf(value), href: hrefOf(rest) };
    });
  }

  const whole = (key: FilterKey, label: string): ActiveChip[] => [
    { key, label, href: hrefOf(withoutFilter(filters, key)) },
  ];

  const chips: Record<FilterKey, () => ActiveChip[]> = {
    q: () => whole("q", t("qValue", { q: filters.q })),
    category: () => each("category", (slug) => nameIn(options.categories, slug)),
    subcategory: () => each("subcategory", (slug) => nameIn(subcategories, slug)),
    city: () => each("city", (city) => city),
    format: () => each("format", (format) => t(format)),
    price: () => whole("price", priceLabel()),
    date: () => whole("date", formatDay(filters.date ?? "", locale)),
    time: () => each("time", (part) => t(part)),
    near: () => whole("near", t("nearValue", { km: filters.near?.radiusKm ?? 0 })),
  };
  return activeFilters(filters).flatMap((key) => chips[key]());
}
