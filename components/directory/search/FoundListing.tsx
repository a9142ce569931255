import "server-only";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Listed } from "@/lib/directory/search/paging";
import type { Said } from "@/lib/directory/search/said/saidFilters";
import { type DirectoryFilters, noDirectoryFilters, withText } from "@/lib/directory/search/serviceFilters";
import type { Locale } from "@/lib/i18n/locales";
import type { CardProvider } from "@/lib/providers/types";
import { activeChips } from "../filters/activeChips";
import { filterHref } from "../filters/filterHref";
import type { FilterOptions } from "../filters/filterTypes";
import { NearAsked } from "../filters/NearAsked";
import { useNearTexts } from "../filters/useNearTexts";
import { DirectoryListing } from "./DirectoryListing";
import type { Directory } from "./directories";
import { NothingFound } from "./NothingFound";

type FoundListingProps<Card, F extends DirectoryFilters> = {
  of: "services" | "providers";
  directory: Directory<F>;
  base: string;
  said: Said<F>;
  options: FilterOptions;
  listed: Listed<Card>;
  now: number;
  locale: Locale;
  /** The number of results as text. */
  summary: ReactNode;
  card: (card: Card) => ReactNode;
  /** The business whose place on the map a card has. */
  businessOf: (card: Card) => CardProvider;
  /** The explanation of the order, which the law requires. */
  ranking: string;
};

/** The results of a directory with the filters that found them, whether chosen or said by words. */
export async function FoundListing<Card extends { id: string }, F extends DirectoryFilters>(
  props: FoundListingProps<Card, F>,
) {
  const { of, directory, base, said, options, listed, now, locale } = props;
  const { paramsOf, sorts } = directory;
  const { typed, understood } = said;
  const t = await getTranslations("catalogue");
  const chips = await activeChips(said, { base, paramsOf, sorts }, options, locale);
  const { sort } = withText(typed, "", sorts);
  // The order by distance needs the position, which is reset.
  const plain = { ...typed, ...noDirectoryFilters, sort: sort === "distance" ? sorts.plain : sort };
  const isNarrowed = chips.length > 0 || typed.providerIds.length > 0;
  const nearest = (listed.nearestKinds ?? []).flatMap(
    (kind) =>
      options.categories.flatMap(({ subcategories }) => subcategories).find(({ slug }) => slug === kind) ??
      [],
  );
  const names = new Intl.ListFormat(locale, { type: "disjunction" }).format(nearest.map(({ name }) => name));
  const isAsked = understood?.isNearMe === true && typed.near === null;
  return (
    <DirectoryListing
      listed={listed}
      summary={props.summary}
      chips={chips}
      resetHref={isNarrowed ? filterHref(base, paramsOf(plain)) : null}
      question={
        isAsked ? <NearQuestion href={filterHref(base, { ...paramsOf(typed), sort: "distance" })} /> : null
      }
      nearest={nearest.length === 0 ? null : t("results.nearest", { kinds: names })}
      empty={
        <NothingFound
          of={of}
          base={base}
          directory={directory}
          said={said}
          now={now}
          isPartly={listed.totalIsCapped}
        />
      }
      card={props.card}
      businessOf={props.businessOf}
      hrefFor={(page) => filterHref(base, paramsOf(typed), page)}
      ranking={props.ranking}
    />
  );
}

/** Passes the texts to the client component. */
function NearQuestion({ href }: { href: string }) {
  const t = useTranslations("catalogue.near");
  return <NearAsked href={href} text={t("asked")} texts={useNearTexts()} />;
}
