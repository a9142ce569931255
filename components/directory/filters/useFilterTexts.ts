import { useTranslations } from "next-intl";
import { shownFilters } from "@/lib/directory/search/serviceFilters";
import { useNearTexts } from "./useNearTexts";

export type FilterTexts = ReturnType<typeof useFilterTexts>;

/** The texts of search and filters that both directories have, for client components. */
export function useFilterTexts() {
  const t = useTranslations("catalogue");
  const common = useTranslations("common");
  const near = useNearTexts();
  return {
    form: t("search.form"),
    clear: t("search.clear"),
    submit: t("search.submit"),
    open: t("filters.open"),
    /** Contains `{count}`, as do those below. */
    openCount: t("filters.openCount", { count: "{count}" }),
    title: t("filters.title"),
    close: common("close"),
    apply: t("filters.apply"),
    clearAll: t("filters.clearAll"),
    showAny: t("filters.showAny"),
    showNone: t("filters.showNone"),
    showOne: t("filters.showOne"),
    showMany: t("filters.showMany", { count: "{count}" }),
    allDays: t("filters.allDays"),
    otherDay: t("filters.otherDay"),
    otherDate: t("filters.otherDate"),
    physical: t("filters.physical"),
    digital: t("filters.digital"),
    morning: t("filters.morning"),
    midday: t("filters.midday"),
    afternoon: t("filters.afternoon"),
    evening: t("filters.evening"),
    /** Contain `{from}` and `{until}`. */
    hoursFrom: t("filters.hoursFrom", { from: "{from}" }),
    hoursBefore: t("filters.hoursBefore", { until: "{until}" }),
    hoursBetween: t("filters.hoursBetween", { from: "{from}", until: "{until}" }),
    minPrice: t("filters.minPrice"),
    maxPrice: t("filters.maxPrice"),
    currency: t("filters.currency"),
    sortLabel: t("sort.label"),
    /** The name of each filter. */
    names: namesOf(shownFilters, (key) => t(`filters.${key}`)),
    near,
  };
}

/** The name of each key. */
export function namesOf<K extends string>(keys: readonly K[], nameOf: (key: K) => string): Record<K, string>;
export function namesOf<K extends string>(
  keys: readonly K[],
  nameOf: (key: K) => string,
): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, nameOf(key)]));
}
