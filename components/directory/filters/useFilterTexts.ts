import { useTranslations } from "next-intl";
import type { FilterTexts } from "./filterTypes";
import { useNearTexts } from "./useNearTexts";

/** The words of search, filters and order, for the client component that shows them. */
export function useFilterTexts(): FilterTexts {
  const t = useTranslations("catalogue");
  const common = useTranslations("common");
  const near = useNearTexts();
  return {
    form: t("search.form"),
    searchLabel: t("search.label"),
    placeholder: t("search.placeholder"),
    clear: t("search.clear"),
    submit: t("search.submit"),
    open: t("filters.open"),
    openCount: t("filters.openCount", { count: "{count}" }),
    title: t("filters.title"),
    close: common("close"),
    apply: t("filters.apply"),
    clearAll: t("filters.clearAll"),
    showAny: t("filters.showAny"),
    showNone: t("filters.showNone"),
    showOne: t("filters.showOne"),
    showMany: t("filters.showMany", { count: "{count}" }),
    category: t("filters.category"),
    city: t("filters.city"),
    format: t("filters.format"),
    date: t("filters.date"),
    time: t("filters.time"),
    price: t("filters.price"),
    allDays: t("filters.allDays"),
    physical: t("filters.physical"),
    digital: t("filters.digital"),
    morning: t("filters.morning"),
    midday: t("filters.midday"),
    afternoon: t("filters.afternoon"),
    evening: t("filters.evening"),
    minPrice: t("filters.minPrice"),
    maxPrice: t("filters.maxPrice"),
    currency: t("filters.currency"),
    sortLabel: t("sort.label"),
    sorts: {
      featured: t("sort.featured"),
      relevance: t("sort.relevance"),
      name_asc: t("sort.name_asc"),
      name_desc: t("sort.name_desc"),
      price_asc: t("sort.price_asc"),
      price_desc: t("sort.price_desc"),
      provider_asc: t("sort.provider_asc"),
      provider_desc: t("sort.provider_desc"),
      distance: t("sort.distance"),
    },
    near,
  };
}
