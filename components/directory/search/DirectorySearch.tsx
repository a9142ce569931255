"use client";

import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { withSaid } from "@/lib/directory/search/said/saidFilters";
import type { Understood } from "@/lib/directory/search/said/understand";
import type { DefaultSorts, DirectoryFilters, FilterParams } from "@/lib/directory/search/serviceFilters";
import { FilterBar } from "../filters/FilterBar";
import { countFilters } from "../filters/FilterGroups";
import { filterHref } from "../filters/filterHref";
import type { FilterChange, FilterOptions } from "../filters/filterTypes";
import { SortSelect } from "../filters/SortSelect";
import { sortChoices } from "../filters/sortChoices";
import type { FilterTexts } from "../filters/useFilterTexts";
import { SearchLine } from "./SearchLine";
import { useDirectorySearch } from "./useDirectorySearch";
import { giveEntryAway, useLayerEntry } from "./useLayerEntry";

const FilterSheet = lazy(() =>
  import("../filters/FilterSheet").then((module) => ({ default: module.FilterSheet })),
);

/** What a directory's page passes to its search. */
export type DirectorySearchProps<F extends DirectoryFilters> = {
  /** The directory's public address, with language. */
  base: string;
  filters: F;
  /** What the text says besides what is looked for. */
  understood: Understood | null;
  options: FilterOptions;
  texts: FilterTexts & { searchLabel: string; placeholder: string; sorts: Record<F["sort"], string> };
};

type Directory<F extends DirectoryFilters> = {
  call: "GET /services/v1" | "GET /providers/v1";
  paramsOf: (filters: F) => FilterParams;
  defaultSorts: DefaultSorts<F["sort"]>;
};

/** Search, filters and order of a directory: a form to the directory, submitted on change with JavaScript. */
export function DirectorySearch<F extends DirectoryFilters>({
  base,
  filters,
  understood,
  options,
  texts,
  call,
  paramsOf,
  defaultSorts,
}: DirectorySearchProps<F> & Directory<F>) {
  const { shown, apply, pending, searchNow, line, onSubmit } = useDirectorySearch({
    base,
    filters,
    paramsOf,
    defaultSorts,
  });
  const [sheet, setSheet] = useState<"never" | "open" | "closed">("never");
  const closeSheet = useCallback(() => setSheet("closed"), []);
  // A navigation that is under way would take the layer's entry for its own.
  useLayerEntry(sheet === "open" && !pending, closeSheet);
  const chosen = countFilters(shown);
  const change = (changed: FilterChange) => apply({ ...shown, ...changed });
  const groups = { value: shown, onChange: change, options, texts };

  /** What is chosen in the sheet takes the place of the sheet's entry, so that Back undoes it. */
  function show(changed: FilterChange) {
    const [before, after] = [shown, { ...shown, ...changed }].map((next) => filterHref(base, paramsOf(next)));
    if (before !== after) {
      giveEntryAway();
      apply({ ...shown, ...changed }, true);
    }
    closeSheet();
  }

  function paramsAfter(changed: FilterChange): FilterParams {
    const next = { ...shown, ...changed };
    return paramsOf(understood === null ? next : withSaid(next, understood));
  }

  return (
    <form
      action={base}
      method="get"
      onSubmit={onSubmit}
      aria-label={texts.form}
      className="grid grid-cols-1 gap-4"
    >
      <SearchLine {...line} texts={texts} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterBar {...groups} />
        <Button
          size="sm"
          onClick={() => {
            // What is typed is searched for before the sheet has its entry.
            searchNow();
            setSheet("open");
          }}
          icon={<SlidersHorizontal aria-hidden="true" />}
          className="lg:hidden [@media(scripting:none)]:hidden"
        >
          {chosen > 0 ? texts.openCount.replace("{count}", String(chosen)) : texts.open}
        </Button>
        <SortSelect
          label={texts.sortLabel}
          value={shown.sort}
          options={texts.sorts}
          {...sortChoices(shown, defaultSorts)}
          onChange={(sort) => apply({ ...shown, sort })}
        />
      </div>
      {sheet === "never" ? null : (
        <Suspense>
          <FilterSheet
            // Each opening starts from the active filters.
            key={sheet === "open" ? "open" : JSON.stringify(filters)}
            value={shown}
            options={options}
            texts={texts}
            onShow={show}
            call={call}
            paramsAfter={paramsAfter}
            open={sheet === "open"}
            onClose={closeSheet}
          />
        </Suspense>
      )}
    </form>
  );
}
