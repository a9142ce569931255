import { MINUTE_MS } from "@/lib/time/zone";

/** For how many days a closing can be cancelled, after its owner asked and after its last visit. */
export const graceDays = 14;

/**
 * When a business is closed for good.
 * @param lastVisitEnds the end of its last visit; null when none is to come
 */
export function closesAt(since: Date, lastVisitEnds: Date | null): Date {
  return new Date(Math.max(since.getTime(), lastVisitEnds?.getTime() ?? 0) + graceDays * 24 * 60 * MINUTE_MS);
}

/** Whether this is the business's name as somebody types it: case and the number of spaces do not matter. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ").trim().toLocaleLowerCase("sv");
  return plain(typed) === plain(name);
}
