"use client";

import { SlidersHorizontal } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { Understood } from "@/lib/directory/search/said/understand";
import {
  type ServiceFilters,
  serviceDefaultSorts,
  serviceFilterParams,
} from "@/lib/directory/search/serviceFilters";
import { FilterBar } from "../filters/FilterBar";
import { countFilters } from "../filters/FilterGroups";
import type { FilterOptions } from "../filters/filterTypes";
import { SortSelect } from "../filters/SortSelect";
import { sortChoices } from "../filters/sortChoices";
import type { FilterTexts } from "../filters/useFilterTexts";
import { SearchLine } from "./SearchLine";
import { useDirectorySearch } from "./useDirectorySearch";

const FilterSheet = dynamic(() => import("../filters/FilterSheet").then((module) => module.FilterSheet), {
  ssr: false,
});

type ServiceSearchProps = {
  /** The directory's public address, with language. */
  base: string;
  filters: ServiceFilters;
  /** What the text says besides what is looked for. */
  understood: Understood | null;
  options: FilterOptions;
  texts: FilterTexts;
};

/** Search, filters and order of the service directory: a form to the directory, submitted on change with JavaScript. */
export function ServiceSearch({ base, filters, understood, options, texts }: ServiceSearchProps) {
  const { shown, apply, line, onSubmit } = useDirectorySearch({
    base,
    filters,
    paramsOf: serviceFilterParams,
    defaultSorts: serviceDefaultSorts,
  });
  const [sheet, setSheet] = useState<"never" | "open" | "closed">("never");
  const chosen = countFilters(shown);
  const groups = { value: shown, onChange: apply, options, texts };
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
          onClick={() => setSheet("open")}
          icon={<SlidersHorizontal aria-hidden="true" />}
          className="lg:hidden [@media(scripting:none)]:hidden"
        >
          {chosen > 0 ? texts.openCount.replace("{count}", String(chosen)) : texts.open}
        </Button>
        <SortSelect
          label={texts.sortLabel}
          value={shown.sort}
          options={texts.sorts}
          {...sortChoices(shown, serviceDefaultSorts)}
          onChange={(sort) => apply({ ...shown, sort })}
        />
      </div>
      {sheet === "never" ? null : (
        <FilterSheet
          // Each opening starts from the active filters.
          key={sheet === "open" ? "open" : JSON.stringify(filters)}
          {...groups}
          understood={understood}
          open={sheet === "open"}
          onOpenChange={(open) => setSheet(open ? "open" : "closed")}
        />
      )}
    </form>
  );
}
