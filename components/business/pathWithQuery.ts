import type { SearchParams } from "@/lib/http/input/searchParams";

/** A path of `lib/paths` with the query a page was asked with, to come back to after signing in. */
export function pathWithQuery(path: string, query: SearchParams): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value ?? []].flat()) params.append(name, each);
  }
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
