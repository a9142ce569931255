import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { RemovableChip } from "@/components/ui/inputs/Chip";
import { Pagination } from "@/components/ui/navigation/Pagination";
import type { Listed } from "@/lib/directory/search/paging";
import type { CardProvider } from "@/lib/providers/types";
import type { ActiveChip } from "../filters/activeChips";
import { FilterLink } from "../filters/FilterLink";
import { listPlaces } from "../map/listPlaces";
import { MappedCards } from "../map/MappedCards";
import { MapToggle } from "../map/MapToggle";
import { attempt } from "./attempt";

type DirectoryListingProps<Card> = {
  listed: Listed<Card>;
  /** The number of results as text. */
  summary: ReactNode;
  chips?: ActiveChip[];
  /** The address without filters; null where there are none. */
  resetHref: string | null;
  /** What has been found instead of what was typed, as text. */
  nearest?: string | null;
  /** What is asked of the visitor before the list is what they mean. */
  question?: ReactNode;
  /** Shown instead of the list when nothing was found. */
  empty: ReactNode;
  card: (card: Card) => ReactNode;
  /** The business whose place on the map a card has. */
  businessOf: (card: Card) => CardProvider;
  hrefFor: (page: number) => string;
  /** The explanation of the order, which the law requires. */
  ranking: string;
};

/** The results of a directory: number, cards, pages and the explanation of the order. */
export async function DirectoryListing<Card extends { id: string }>({
  listed,
  summary,
  chips = [],
  resetHref,
  nearest = null,
  question,
  empty,
  card,
  businessOf,
  hrefFor,
  ranking,
}: DirectoryListingProps<Card>) {
  const t = await getTranslations("catalogue");
  const read = await attempt("places of a list", () =>
    listPlaces(listed.items.map((item) => businessOf(item).id)),
  );
  const places = read.ok ? read.value : [];
  return (
    <>
      <ResultSummary
        toggle={
          places.length === 0 ? null : <MapToggle showLabel={t("map.show")} hideLabel={t("map.hide")} />
        }
        summary={summary}
        chips={chips}
        chipsLabel={t("filters.active")}
        removeLabel={(name) => t("filters.remove", { name })}
        reset={resetHref === null ? null : { href: resetHref, label: t("results.reset") }}
      />
      {question}
      {nearest === null || listed.items.length === 0 ? null : <p className="mt-3">{nearest}</p>}
      {listed.items.length === 0 ? (
        empty
      ) : (
        <MappedCards
          label={t("results.label")}
          places={places}
          cards={listed.items.map((item) => ({ id: item.id, business: businessOf(item), card: card(item) }))}
        />
      )}
      <Pagination
        className="mt-8"
        label={t("results.pages")}
        page={listed.page}
        pageCount={listed.pageCount}
        hrefFor={hrefFor}
        pageLabel={(page) => t("results.page", { page })}
        previousLabel={t("results.previous")}
        nextLabel={t("results.next")}
      />
      <Disclosure className="mt-12 border-t" summary={t("results.rankingTitle")}>
        {ranking}
      </Disclosure>
    </>
  );
}

type ResultSummaryProps = {
  /** "57 services"; announced when it changes. */
  summary: ReactNode;
  chips: ActiveChip[];
  chipsLabel: string;
  removeLabel: (name: string) => string;
  /** The link that removes all filters; left out without any. */
  reset: { href: string; label: string } | null;
  /** Shows the map on phones; null where there is none. */
  toggle: ReactNode;
};

/** The number of results and the active filters, each of which can be removed. */
function ResultSummary({ summary, chips, chipsLabel, removeLabel, reset, toggle }: ResultSummaryProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 max-[22rem]:gap-x-3">
        <p role="status" className="font-semibold text-lg max-[22rem]:text-base">
          {summary}
        </p>
        {reset ? (
          <FilterLink
            href={reset.href}
            className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent underline underline-offset-[0.22em]"
          >
            {reset.label}
          </FilterLink>
        ) : null}
        {toggle}
      </div>
      {chips.length === 0 ? null : (
        <ul aria-label={chipsLabel} className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={`${chip.key} ${chip.href}`}>
              <RemovableChip
                href={chip.href}
                linkComponent={FilterLink}
                removeLabel={removeLabel(chip.label)}
              >
                {chip.label}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
