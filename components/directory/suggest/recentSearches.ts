import { brand } from "@/lib/brand";

/* What was searched for on this device: texts alone, the newest first, until somebody signs out or clears them. */

const key = `${brand.slug}:searches`;
/** How many are kept. */
const MAX_RECENT = 5;

/** The searches of this device, newest first; none where storage is disabled. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((text) => typeof text === "string").slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): string[] {
  const kept = searches.slice(0, MAX_RECENT);
  try {
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is disabled: nothing is kept.
  }
  return kept;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Keeps a search that was made, as the newest. Answers what is kept then. */
export function addRecent(typed: string): string[] {
  const text = typed.trim().replace(/\s+/gu, " ");
  if (text === "") return readRecent();
  return write([text, ...readRecent().filter((other) => !isSame(other, text))]);
}

/** Removes one of them. Answers what is kept then. */
export const removeRecent = (text: string): string[] => write(readRecent().filter((other) => other !== text));

/** Removes all of them. */
export const forgetRecent = (): string[] => write([]);
