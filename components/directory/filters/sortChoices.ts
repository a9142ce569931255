import { type DefaultSorts, defaultSort, type Near } from "@/lib/directory/search/serviceFilters";

/** The order a directory has by itself, and those that make no sense: by distance from nowhere, by words without any. */
export function sortChoices<S extends string>(
  { q, near }: { q: string; near: Near | null },
  sorts: DefaultSorts<S>,
): { defaultValue: S; hidden: ReadonlySet<string> } {
  const hidden = new Set<string>();
  if (near === null) hidden.add("distance");
  if (q === "") hidden.add(sorts.withWords);
  return { defaultValue: defaultSort(sorts, q), hidden };
}
