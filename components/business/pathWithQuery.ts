import type { SearchParams } from "@/lib/http/input/searchParams";

/** A path with the query that a page was requested with, to return to after signing in. */
export function pathWithQuery(path: string, query: SearchParams): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value ?? []].flat()) params.append(name, each);
  }
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
