/**
 * The query as zod parses it: one value as text, repeated ones as a list. U+0000, which PostgreSQL's text cannot
 * store, becomes U+FFFD; if it were removed, the value would equal another one.
 */
export function queryObject(params: URLSearchParams): Record<string, string | string[]> {
  // Without a prototype, so that a parameter named __proto__ is one among others.
  const result: Record<string, string | string[]> = Object.create(null);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key).map((value) => value.replaceAll("\u0000", "\ufffd"));
    const [first] = values;
    if (first !== undefined) result[key] = values.length === 1 ? first : values;
  }
  return result;
}
