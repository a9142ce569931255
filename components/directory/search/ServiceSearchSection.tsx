import { useTranslations } from "next-intl";
import { type ServiceFilters, serviceSorts } from "@/lib/directory/search/serviceFilters";
import { namesOf, useFilterTexts } from "../filters/useFilterTexts";
import type { DirectorySearchProps } from "./DirectorySearch";
import { ServiceSearch } from "./ServiceSearch";

/** Passes the texts to the client component. */
export function ServiceSearchSection(props: Omit<DirectorySearchProps<ServiceFilters>, "texts">) {
  const t = useTranslations("catalogue");
  const texts = {
    ...useFilterTexts(),
    searchLabel: t("search.label"),
    placeholder: t("search.placeholder"),
    sorts: namesOf(serviceSorts, (sort) => t(`sort.${sort}`)),
  };
  return <ServiceSearch {...props} texts={texts} />;
}
