import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/Button";
import { Disclosure } from "@/components/ui/Disclosure";
import { EmptyState } from "@/components/ui/EmptyState";
import { Pagination } from "@/components/ui/Pagination";
import type { ProviderCard } from "@/lib/availability/cardTypes";
import type { Listed } from "@/lib/availability/paging";
import { localePath } from "@/lib/i18n/localePath";
import { noProviderFilters, type ProviderFilters, providerFilterParams } from "@/lib/providers/filters";
import { FilterLink } from "./FilterLink";
import { filterHref } from "./filterHref";
import { ProviderCardView } from "./ProviderCardView";
import { ResultSummary } from "./ResultSummary";

type ProvidersListingProps = {
  base: string;
  filters: ProviderFilters;
  listed: Listed<ProviderCard>;
  /** All businesses there are, found or not. */
  total: number;
};

/** The results of the directory of businesses. */
export function ProvidersListing({ base, filters, listed, total }: ProvidersListingProps) {
  const t = useTranslations("catalogue");
  const locale = useLocale();
  const { sort: _sort, ...narrowing } = providerFilterParams(filters);
  const plain = providerFilterParams({ ...noProviderFilters, sort: plainSort(filters) });
  const isNarrowed = Object.keys(narrowing).length > 0;
  return (
    <>
      <ResultSummary
        summary={t("results.providers", { shown: listed.total, total })}
        chips={[]}
        chipsLabel={t("filters.active")}
        removeLabel={(name) => t("filters.remove", { name })}
        reset={isNarrowed ? { href: filterHref(base, plain), label: t("results.reset") } : null}
      />
      {listed.items.length === 0 ? (
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
      ) : (
        <ul aria-label={t("results.label")} className="mt-5 grid gap-5 lg:grid-cols-2">
          {listed.items.map((card) => (
            <li key={card.id} className="grid min-w-0">
              <ProviderCardView
                card={card}
                headingLevel={2}
                linkComponent="a"
                address={(path) => localePath(locale, path)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-8"
        label={t("results.pages")}
        page={listed.page}
        pageCount={listed.pageCount}
        hrefFor={(page) => filterHref(base, providerFilterParams(filters), page)}
        pageLabel={(page) => t("results.page", { page })}
        previousLabel={t("results.previous")}
        nextLabel={t("results.next")}
      />
      <Disclosure className="mt-12 border-t" summary={t("results.rankingTitle")}>
        {t("results.providerRanking")}
      </Disclosure>
    </>
  );
}

/** The order without a position: distances go with it. */
function plainSort({ sort }: ProviderFilters) {
  return sort === "distance" ? noProviderFilters.sort : sort;
}
