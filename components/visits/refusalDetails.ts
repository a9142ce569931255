/* Reads the details of a refused call; null where they are missing. */

function textIn(details: unknown, name: string): string | null {
  const value = new Map<string, unknown>(Object.entries(details ?? {})).get(name);
  return typeof value === "string" ? value : null;
}

/** The status of the booking when the change was refused, or lost to another one. */
export const statusMet = (details: unknown) => textIn(details, "from") ?? textIn(details, "status");

/** The reason why a change is not possible. */
export const reasonMet = (details: unknown) => textIn(details, "reason");

/** The refund as it would be now, in SEK. */
export function refundNow(details: unknown): number | null {
  const [first]: unknown[] = Array.isArray(details) ? details : [];
  const value = new Map<string, unknown>(Object.entries(first ?? {})).get("current");
  return typeof value === "number" ? value : null;
}
