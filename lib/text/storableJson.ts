/** What PostgreSQL's text cannot hold: half of a surrogate pair, and U+0000. Nobody types either. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

function refuseBroken(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === "string" && !isStorable(value)))
    throw new SyntaxError("text that cannot be stored");
  return value;
}

/** Reads JSON whose texts and names can all be stored. @throws SyntaxError otherwise, as for what is no JSON */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, refuseBroken);
}
