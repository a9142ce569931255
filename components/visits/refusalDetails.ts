/* What the details of a refused call say; null where they do not. */

function textIn(details: unknown, name: string): string | null {
  const value = new Map<string, unknown>(Object.entries(details ?? {})).get(name);
  return typeof value === "string" ? value : null;
}

/** The status that a change met. */
export const statusMet = (details: unknown) => textIn(details, "from");

/** Why a change is not possible. */
export const reasonMet = (details: unknown) => textIn(details, "reason");

/** What would come back now, in SEK. */
export function refundNow(details: unknown): number | null {
  const [first]: unknown[] = Array.isArray(details) ? details : [];
  const value = new Map<string, unknown>(Object.entries(first ?? {})).get("current");
  return typeof value === "number" ? value : null;
}
