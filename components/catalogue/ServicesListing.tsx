import "server-only";
import { getTranslations } from "next-intl/server";
import { Disclosure } from "@/components/ui/Disclosure";
import { Pagination } from "@/components/ui/Pagination";
import type { ServiceCard } from "@/lib/availability/cardTypes";
import type { Listed } from "@/lib/availability/paging";
import { noServiceFilters, type ServiceFilters, serviceFilterParams } from "@/lib/catalogue/filters";
import type { Locale } from "@/lib/i18n/locales";
import { activeChips } from "./activeChips";
import { filterHref } from "./filterHref";
import type { FilterOptions } from "./filterTypes";
import { NothingFound } from "./NothingFound";
import { ResultSummary } from "./ResultSummary";
import { ServiceCardView } from "./ServiceCardView";

type ServicesListingProps = {
  base: string;
  filters: ServiceFilters;
  options: FilterOptions;
  listed: Listed<ServiceCard>;
  now: number;
  locale: Locale;
};

/** The results of the service directory. */
export async function ServicesListing({ base, filters, options, listed, now, locale }: ServicesListingProps) {
  const t = await getTranslations("catalogue");
  const chips = await activeChips(filters, options, base, locale);
  const { sort } = filters;
  const reset = filterHref(base, serviceFilterParams({ ...noServiceFilters, sort }));
  return (
    <>
      <ResultSummary
        summary={t("results.services", { count: listed.total, capped: String(listed.totalIsCapped) })}
        chips={chips}
        chipsLabel={t("filters.active")}
        removeLabel={(name) => t("filters.remove", { name })}
        reset={chips.length === 0 ? null : { href: reset, label: t("results.reset") }}
      />
      {listed.items.length === 0 ? (
        <NothingFound base={base} filters={filters} now={now} />
      ) : (
        <ul aria-label={t("results.label")} className="mt-5 grid gap-5 lg:grid-cols-2">
          {listed.items.map((card) => (
            <li key={card.id} className="grid min-w-0">
              <ServiceCardView card={card} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-8"
        label={t("results.pages")}
        page={listed.page}
        pageCount={listed.pageCount}
        hrefFor={(page) => filterHref(base, serviceFilterParams(filters), page)}
        pageLabel={(page) => t("results.page", { page })}
        previousLabel={t("results.previous")}
        nextLabel={t("results.next")}
      />
      <Disclosure className="mt-12 border-t" summary={t("results.rankingTitle")}>
        {t("results.ranking")}
      </Disclosure>
    </>
  );
}
