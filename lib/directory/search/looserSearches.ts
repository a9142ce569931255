import {
  activeFilters,
  type DefaultSorts,
  type DirectoryFilters,
  type FilterKey,
  withoutFilter,
} from "./serviceFilters";

/* For a list without results: what would be found with less asked for. */

/** How many results a search has. */
export type Count = { total: number; totalIsCapped: boolean };

type CountOf<F> = (filters: F) => Promise<Count>;

/** With more words nothing is suggested: each costs a count. */
const maxWordsToDrop = 4;

/** What would be found without one of the words that were typed, most first. */
export async function suggestFewerWords<F extends DirectoryFilters>(
  filters: F,
  count: CountOf<F>,
): Promise<({ q: string } & Count)[]> {
  const words = filters.q.trim().split(/\s+/u);
  if (words.length < 2 || words.length > maxWordsToDrop) return [];
  const counted = await Promise.all(
    words.map(async (_word, dropped) => {
      const q = words.filter((_other, index) => index !== dropped).join(" ");
      return { q, ...(await count({ ...filters, q })) };
    }),
  );
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/** What would be found without each of its filters, most first. */
export async function suggestDrops<F extends DirectoryFilters>(
  filters: F,
  sorts: DefaultSorts<F["sort"]>,
  count: CountOf<F>,
): Promise<({ key: FilterKey } & Count)[]> {
  const counted = await Promise.all(
    activeFilters(filters).map(async (key) => ({
      key,
      ...(await count(withoutFilter(filters, key, sorts))),
    })),
  );
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}
