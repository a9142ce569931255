import "server-only";
import { getTranslations } from "next-intl/server";
import type { ServiceCard } from "@/lib/directory/cards/cardTypes";
import type { Listed } from "@/lib/directory/search/paging";
import type { Said } from "@/lib/directory/search/said/saidFilters";
import type { ServiceFilters } from "@/lib/directory/search/serviceFilters";
import type { Locale } from "@/lib/i18n/locales";
import { ServiceCardView } from "../cards/ServiceCardView";
import type { FilterOptions } from "../filters/filterTypes";
import { serviceDirectory } from "./directories";
import { FoundListing } from "./FoundListing";

type ServicesListingProps = {
  base: string;
  said: Said<ServiceFilters>;
  options: FilterOptions;
  listed: Listed<ServiceCard>;
  now: number;
  locale: Locale;
};

/** The results of the service directory. */
export async function ServicesListing(props: ServicesListingProps) {
  const { listed, said } = props;
  const t = await getTranslations("catalogue");
  const isOfOneKind = new Set(listed.items.map(({ subcategory }) => subcategory.slug)).size === 1;
  const isOfDay = said.filters.date !== null || said.filters.time.length > 0;
  return (
    <FoundListing
      {...props}
      of="services"
      directory={serviceDirectory}
      summary={t("results.services", {
        count: listed.total,
        capped: String(listed.totalIsCapped && listed.total > 0),
      })}
      card={(card) => <ServiceCardView card={card} isOfOneKind={isOfOneKind} isOfDay={isOfDay} />}
      businessOf={({ provider }) => provider}
      ranking={t("results.ranking")}
    />
  );
}
