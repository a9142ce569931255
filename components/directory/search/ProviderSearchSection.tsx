import { useTranslations } from "next-intl";
import { type ProviderFilters, providerSorts } from "@/lib/directory/search/providerFilters";
import { namesOf, useFilterTexts } from "../filters/useFilterTexts";
import type { DirectorySearchProps } from "./DirectorySearch";
import { ProviderSearch } from "./ProviderSearch";

/** Passes the texts to the client component. */
export function ProviderSearchSection(props: Omit<DirectorySearchProps<ProviderFilters>, "texts">) {
  const t = useTranslations("catalogue");
  const texts = {
    ...useFilterTexts(),
    searchLabel: t("search.providerLabel"),
    placeholder: t("search.providerPlaceholder"),
    sorts: namesOf(providerSorts, (sort) => t(`sort.${sort}`)),
  };
  return <ProviderSearch {...props} texts={texts} />;
}
