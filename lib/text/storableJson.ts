/** PostgreSQL's text cannot store half of a surrogate pair or U+0000. Nobody types either. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

function refuseBroken(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === "string" && !isStorable(value)))
    throw new SyntaxError("text that cannot be stored");
  return value;
}

/**
 * Parses JSON whose texts and keys can all be stored by PostgreSQL.
 * @throws SyntaxError otherwise, as for text that is no JSON
 */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, refuseBroken);
}
