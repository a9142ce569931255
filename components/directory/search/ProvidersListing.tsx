import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { ProviderCard } from "@/lib/directory/cards/cardTypes";
import type { Listed } from "@/lib/directory/search/paging";
import {
  noProviderFilters,
  type ProviderFilters,
  providerDefaultSorts,
  providerFilterParams,
} from "@/lib/directory/search/providerFilters";
import { withText } from "@/lib/directory/search/serviceFilters";
import { localePath } from "@/lib/i18n/localePath";
import { ProviderCardView } from "../cards/ProviderCardView";
import { CardHeart } from "../favourites/FavouriteButton";
import { FilterLink } from "../filters/FilterLink";
import { filterHref } from "../filters/filterHref";
import { DirectoryListing } from "./DirectoryListing";

type ProvidersListingProps = {
  base: string;
  filters: ProviderFilters;
  listed: Listed<ProviderCard>;
  /** The number of all businesses, found or not. */
  total: number;
};

/** The results of the directory of businesses. */
export function ProvidersListing({ base, filters, listed, total }: ProvidersListingProps) {
  const t = useTranslations("catalogue");
  const locale = useLocale();
  const { sort: _sort, ...narrowing } = providerFilterParams(filters);
  const plain = providerFilterParams({ ...noProviderFilters, sort: plainSort(filters) });
  const isNarrowed = Object.keys(narrowing).length > 0;
  const isOfOneCategory =
    filters.category.length === 1 ||
    new Set(listed.items.map(({ categories: [first] }) => first?.slug)).size === 1;
  const empty = (
    <EmptyState
      className="mt-5"
      figure="search"
      title={t("empty.providersTitle")}
      action={
        <Button asChild>
          <FilterLink href={base}>{t("empty.allProviders")}</FilterLink>
        </Button>
      }
    >
      {t("empty.hint")}
    </EmptyState>
  );
  return (
    <DirectoryListing
      listed={listed}
      summary={t("results.providers", { shown: listed.total, total })}
      resetHref={isNarrowed ? filterHref(base, plain) : null}
      empty={empty}
      card={(card) => (
        <ProviderCardView
          corner={<CardHeart provider={card} />}
          card={card}
          isOfOneCategory={isOfOneCategory}
          headingLevel={2}
          linkComponent="a"
          address={(path) => localePath(locale, path)}
        />
      )}
      hrefFor={(page) => filterHref(base, providerFilterParams(filters), page)}
      ranking={t("results.providerRanking")}
    />
  );
}

/** The default order without a position and words, for which distance and best match do not apply. */
function plainSort(filters: ProviderFilters) {
  const { sort } = withText(filters, "", providerDefaultSorts);
  return sort === "distance" ? noProviderFilters.sort : sort;
}
