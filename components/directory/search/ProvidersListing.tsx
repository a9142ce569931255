import "server-only";
import { getTranslations } from "next-intl/server";
import type { ProviderCard } from "@/lib/directory/cards/cardTypes";
import type { Listed } from "@/lib/directory/search/paging";
import type { ProviderFilters } from "@/lib/directory/search/providerFilters";
import type { Said } from "@/lib/directory/search/said/saidFilters";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { ProviderCardView } from "../cards/ProviderCardView";
import { CardHeart } from "../favourites/FavouriteButton";
import type { FilterOptions } from "../filters/filterTypes";
import { providerDirectory } from "./directories";
import { FoundListing } from "./FoundListing";

type ProvidersListingProps = {
  base: string;
  said: Said<ProviderFilters>;
  options: FilterOptions;
  listed: Listed<ProviderCard>;
  /** The number of all businesses, found or not. */
  total: number;
  now: number;
  locale: Locale;
};

/** The results of the directory of businesses. */
export async function ProvidersListing({ total, ...props }: ProvidersListingProps) {
  const { listed, said, locale } = props;
  const t = await getTranslations("catalogue");
  const isOfOneCategory =
    said.filters.category.length === 1 ||
    new Set(listed.items.map(({ categories: [first] }) => first?.slug)).size === 1;
  return (
    <FoundListing
      {...props}
      of="providers"
      directory={providerDirectory}
      summary={t.rich("results.providers", {
        shown: listed.total,
        total,
        capped: String(listed.totalIsCapped && listed.total > 0),
        // Phones have room for the button of the map beside the rest.
        verb: (word) => <span className="max-sm:sr-only">{word}</span>,
      })}
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
      businessOf={(card) => card}
      ranking={t("results.providerRanking")}
    />
  );
}
