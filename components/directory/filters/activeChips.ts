import "server-only";
import { getTranslations } from "next-intl/server";
import { type Said, withoutSaid } from "@/lib/directory/search/said/saidFilters";
import {
  activeFilters,
  type DefaultSorts,
  type DirectoryFilters,
  type FilterKey,
  type FilterParams,
} from "@/lib/directory/search/serviceFilters";
import { hoursTold, isPartOfDay, type TimeOfDay } from "@/lib/directory/search/timeOfDay";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatDayReadOn } from "@/lib/time/format";
import { filterHref } from "./filterHref";
import type { FilterOptions } from "./filterTypes";

/** An active filter: its text, and the address without it. */
export type ActiveChip = { key: FilterKey; label: string; href: string };

/** A directory, by its address and its orders. */
export type ChipsOf<F extends DirectoryFilters> = {
  base: string;
  paramsOf: (filters: F) => FilterParams;
  sorts: DefaultSorts<F["sort"]>;
};

/** One chip for each chosen value, and for each that the words of the search say. */
export async function activeChips<F extends DirectoryFilters>(
  said: Said<F>,
  { base, paramsOf, sorts }: ChipsOf<F>,
  options: FilterOptions,
  locale: Locale,
): Promise<ActiveChip[]> {
  const { filters, typed, understood } = said;
  const t = await getTranslations({ locale, namespace: "catalogue.filters" });
  const hrefOf = (next: F) => filterHref(base, paramsOf(next));
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
    labelOf: (value: DirectoryFilters[K][number]) => string,
  ): ActiveChip[] {
    const chosen: readonly DirectoryFilters[K][number][] = filters[key];
    return chosen.map((value) => {
      const given: readonly DirectoryFilters[K][number][] = typed[key];
      const others = given.filter((other) => other !== value);
      const rest = others.length > 0 ? { ...typed, [key]: others } : withoutOne(key);
      return { key, label: labelOf(value), href: hrefOf(rest) };
    });
  }

  /** A category alone leaves its subcategories chosen. */
  function withoutOne(key: FilterKey): F {
    return key === "category" ? { ...typed, category: [] } : withoutSaid(said, key, sorts);
  }

  function nearLabel(): string {
    const within = t("nearValue", { km: filters.near?.radiusKm ?? 0 });
    const place = filters.near === understood?.place?.near ? understood?.place?.name : undefined;
    return place === undefined ? within : `${place}, ${within.toLocaleLowerCase(locale)}`;
  }

  /** With the hours: "efter 17" is shown as "Kväll, från kl. 17:00". */
  function timeLabel(time: TimeOfDay): string {
    const { text, from, until } = hoursTold(time);
    const hours = t(text, { from, until });
    return isPartOfDay(time) ? `${t(time)}, ${hours.toLocaleLowerCase(locale)}` : hours;
  }

  function dateLabel(): string {
    const [first, last] = [filters.date ?? "", filters.until];
    const day = (date: string) => formatDayReadOn(date, locale, options.days[0]?.date ?? date);
    return last === null ? day(first) : `${day(first)} – ${day(last)}`;
  }

  const whole = (key: FilterKey, label: string): ActiveChip[] => [
    { key, label, href: hrefOf(withoutSaid(said, key, sorts)) },
  ];

  const chips: Record<FilterKey, () => ActiveChip[]> = {
    q: () => whole("q", t("qValue", { q: filters.q })),
    category: () => each("category", (slug) => nameIn(options.categories, slug)),
    subcategory: () => each("subcategory", (slug) => nameIn(subcategories, slug)),
    city: () => each("city", (city) => city),
    format: () => each("format", (format) => t(format)),
    price: () => whole("price", priceLabel()),
    date: () => whole("date", dateLabel()),
    time: () => each("time", timeLabel),
    near: () => whole("near", nearLabel()),
  };
  const isAsked = understood?.isNearMe === true && filters.near === null;
  return [
    ...activeFilters(filters).flatMap((key) => chips[key]()),
    // "Nära mig" of the text, while nobody has shared a position.
    ...(isAsked ? whole("near", t("nearAsked")) : []),
  ];
}
