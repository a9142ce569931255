"use client";

import { type FormEvent, useOptimistic } from "react";
import { useDebounced } from "@/components/ui/inputs/useDebounced";
import { useTypedText } from "@/components/ui/inputs/useTypedText";
import { type DefaultSorts, type FilterParams, withText } from "@/lib/directory/search/serviceFilters";
import { filterHref } from "../filters/filterHref";
import { useDirectoryNavigation } from "./DirectoryNavigation";

type Searched = { q: string; sort: string };

type Directory<F extends Searched> = {
  /** The directory's public address, with language. */
  base: string;
  /** The active filters. */
  filters: F;
  paramsOf: (filters: F) => FilterParams;
  defaultSorts: DefaultSorts<F["sort"]>;
};

/** The values of a directory's form: shown at once, and in the address once the results have arrived. */
export function useDirectorySearch<F extends Searched>({
  base,
  filters,
  paramsOf,
  defaultSorts,
}: Directory<F>) {
  const { pending, go } = useDirectoryNavigation();
  const [shown, setShown] = useOptimistic(filters);
  const { text, setText, markSent } = useTypedText(filters.q);

  function apply(next: F, replace = false) {
    go(filterHref(base, paramsOf(next)), { replace, optimistic: () => setShown(next) });
  }

  const searchSoon = useDebounced(search);

  function search(typed: string) {
    searchSoon.cancel();
    markSent(typed);
    // What was asked for last, also while its answer is under way.
    if (typed.trim() !== shown.q) apply(withText(shown, typed.trim(), defaultSorts), true);
  }

  return {
    shown,
    apply,
    pending,
    /** Searches what is typed at once. */
    searchNow: () => search(text),
    /** The props of the form and its `SearchLine`. */
    line: {
      text,
      isSearching: pending && text.trim() !== filters.q,
      onType: (typed: string) => {
        setText(typed);
        searchSoon.soon(typed);
      },
      // Else the search of the last letters would take the page back from what a suggestion opens.
      onLeave: searchSoon.cancel,
      onClear: () => {
        setText("");
        search("");
      },
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      search(text);
    },
  };
}
