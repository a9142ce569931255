/** The query of a page as Next gives it. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** A path of `lib/paths` with the query a page was asked with, to come back to after signing in. */
export function withQuery(path: string, query: SearchParams): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value ?? []].flat()) params.append(name, each);
  }
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** The one value of a parameter; the first where it was repeated. */
export function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
