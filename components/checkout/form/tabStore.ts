import { brand } from "@/lib/brand";

/** What this tab remembers under a name, as it was written; nothing where a browser keeps nothing. */
export function readTab(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`${brand.slug}:${name}`) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Remembers it in this tab only, or forgets it. */
export function writeTab(name: string, value: object | null): void {
  try {
    const key = `${brand.slug}:${name}`;
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing only loses the comfort.
  }
}

/** Forgets all that this tab remembers: whoever uses the browser next finds nobody's name in its forms. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${brand.slug}:`)) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
