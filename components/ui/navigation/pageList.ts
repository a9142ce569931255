/** An entry of a pagination: a page number, or a gap for omitted pages. */
export type PageListEntry = { kind: "page"; page: number } | { kind: "gap"; key: string };

/** The first, the last and the pages around the current one; a gap stands for two or more omitted pages. */
export function pageList(page: number, pageCount: number): PageListEntry[] {
  const entries: PageListEntry[] = [];
  let previous = 0;
  for (let candidate = 1; candidate <= pageCount; candidate++) {
    const wanted = candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1;
    if (!wanted) continue;
    const missing = candidate - previous - 1;
    if (missing === 1) entries.push({ kind: "page", page: candidate - 1 });
    if (missing > 1) entries.push({ kind: "gap", key: `gap-${candidate}` });
    entries.push({ kind: "page", page: candidate });
    previous = candidate;
  }
  return entries;
}
