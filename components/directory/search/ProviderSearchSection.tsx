import { useTranslations } from "next-intl";
import type { ProviderFilters } from "@/lib/directory/search/providerFilters";
import type { FilterOptions } from "../filters/filterTypes";
import { useNearTexts } from "../filters/useNearTexts";
import { ProviderSearch } from "./ProviderSearch";

type ProviderSearchSectionProps = { base: string; filters: ProviderFilters; options: FilterOptions };

/** Passes the texts to the client component. */
export function ProviderSearchSection({ base, filters, options }: ProviderSearchSectionProps) {
  const t = useTranslations("catalogue");
  const near = useNearTexts();
  return (
    <ProviderSearch
      base={base}
      filters={filters}
      categories={options.categories.map(({ slug, name }) => ({ slug, name }))}
      cities={options.cities}
      texts={{
        form: t("search.form"),
        searchLabel: t("search.providerLabel"),
        placeholder: t("search.providerPlaceholder"),
        clear: t("search.clear"),
        submit: t("search.submit"),
        category: t("filters.category"),
        city: t("filters.city"),
        all: t("filters.allCategories"),
        everywhere: t("filters.everywhere"),
        sortLabel: t("sort.label"),
        sorts: {
          rating: t("sort.rating"),
          relevance: t("sort.relevance"),
          trending: t("sort.trending"),
          name: t("sort.name"),
          distance: t("sort.distance"),
        },
        near,
      }}
    />
  );
}
