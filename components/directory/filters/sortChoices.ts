import { type DefaultSorts, defaultSort, type Near } from "@/lib/directory/search/serviceFilters";

/** The default order of a directory, and the orders to hide: distance without a position, best match without words. */
export function sortChoices<S extends string>(
  { q, near }: { q: string; near: Near | null },
  sorts: DefaultSorts<S>,
): { defaultValue: S; hidden: ReadonlySet<string> } {
  const hidden = new Set<string>();
  if (near === null) hidden.add("distance");
  if (q === "") hidden.add(sorts.withWords);
  return { defaultValue: defaultSort(sorts, q), hidden };
}
