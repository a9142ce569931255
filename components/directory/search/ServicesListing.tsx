import "server-only";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ServiceCard } from "@/lib/directory/cards/cardTypes";
import type { Listed } from "@/lib/directory/search/paging";
import type { Said } from "@/lib/directory/search/said/saidFilters";
import {
  noServiceFilters,
  type ServiceFilters,
  serviceDefaultSorts,
  serviceFilterParams,
  withText,
} from "@/lib/directory/search/serviceFilters";
import type { Locale } from "@/lib/i18n/locales";
import { ServiceCardView } from "../cards/ServiceCardView";
import { activeChips } from "../filters/activeChips";
import { filterHref } from "../filters/filterHref";
import type { FilterOptions } from "../filters/filterTypes";
import { NearAsked } from "../filters/NearAsked";
import { useNearTexts } from "../filters/useNearTexts";
import { DirectoryListing } from "./DirectoryListing";
import { NothingFound } from "./NothingFound";

type ServicesListingProps = {
  base: string;
  said: Said;
  options: FilterOptions;
  listed: Listed<ServiceCard>;
  now: number;
  locale: Locale;
};

/** The results of the service directory. */
export async function ServicesListing({ base, said, options, listed, now, locale }: ServicesListingProps) {
  const { typed: filters, understood } = said;
  const t = await getTranslations("catalogue");
  const chips = await activeChips(said, options, base, locale);
  const { sort } = withText(filters, "", serviceDefaultSorts);
  const isOfOneKind = new Set(listed.items.map(({ subcategory }) => subcategory.slug)).size === 1;
  const reset = filterHref(base, serviceFilterParams({ ...noServiceFilters, sort }));
  const nearest = (listed.nearestKinds ?? []).flatMap(
    (kind) =>
      options.categories.flatMap(({ subcategories }) => subcategories).find(({ slug }) => slug === kind) ??
      [],
  );
  const names = new Intl.ListFormat(locale, { type: "disjunction" }).format(nearest.map(({ name }) => name));
  return (
    <DirectoryListing
      listed={listed}
      summary={t("results.services", {
        count: listed.total,
        capped: String(listed.totalIsCapped && listed.total > 0),
      })}
      chips={chips}
      resetHref={chips.length === 0 ? null : reset}
      question={
        understood?.isNearMe === true && filters.near === null ? (
          <NearQuestion base={base} filters={filters} />
        ) : null
      }
      nearest={nearest.length === 0 ? null : t("results.nearest", { kinds: names })}
      empty={<NothingFound base={base} said={said} now={now} isPartly={listed.totalIsCapped} />}
      card={(card) => <ServiceCardView card={card} isOfOneKind={isOfOneKind} />}
      hrefFor={(page) => filterHref(base, serviceFilterParams(filters), page)}
      ranking={t("results.ranking")}
    />
  );
}

/** Passes the texts to the client component. */
function NearQuestion({ base, filters }: { base: string; filters: ServiceFilters }) {
  const t = useTranslations("catalogue.near");
  return <NearAsked base={base} filters={filters} text={t("asked")} texts={useNearTexts()} />;
}
