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

/** For a page that has nothing to show: what is not counted by then is not offered. */
const TIME_LIMIT_MS = 1_500;

/** One after the other, since each may search for free time; stops at the time limit. */
async function oneByOne<T, R>(
  items: readonly T[],
  read: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const until = performance.now() + TIME_LIMIT_MS;
  const all: R[] = [];
  for (const [index, item] of items.entries()) {
    if (performance.now() > until) break;
    all.push(await read(item, index));
  }
  return all;
}

/** What would be found without one of the words that were typed, most first. */
export async function suggestFewerWords<F extends DirectoryFilters>(
  filters: F,
  count: CountOf<F>,
): Promise<({ q: string } & Count)[]> {
  const words = filters.q.trim().split(/\s+/u);
  if (words.length < 2 || words.length > maxWordsToDrop) return [];
  const counted = await oneByOne(words, async (_word, dropped) => {
    const q = words.filter((_other, index) => index !== dropped).join(" ");
    return { q, ...(await count({ ...filters, q })) };
  });
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/** What would be found without each of its filters, most first. */
export async function suggestDrops<F extends DirectoryFilters>(
  filters: F,
  sorts: DefaultSorts<F["sort"]>,
  count: CountOf<F>,
): Promise<({ key: FilterKey } & Count)[]> {
  const counted = await oneByOne(activeFilters(filters), async (key) => ({
    key,
    ...(await count(withoutFilter(filters, key, sorts))),
  }));
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}
