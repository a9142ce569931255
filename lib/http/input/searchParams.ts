/** A page's query as Next hands it over. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The value of a parameter that counts once: the first when it was given several times, undefined when empty. */
export function firstValue(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first === "" ? undefined : first;
}
