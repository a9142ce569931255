import { brand } from "@/lib/brand";

/** Reads a value from the tab's session storage; empty where storage is disabled. */
export function readTab(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`${brand.slug}:${name}`) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Stores a value in this tab only, or removes it on null. */
export function writeTab(name: string, value: object | null): void {
  try {
    const key = `${brand.slug}:${name}`;
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is disabled: the value is not kept.
  }
}

/** Removes what this tab keeps; with `only`, the values whose name begins so. */
export function clearTab(only = ""): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${brand.slug}:${only}`)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled: there is nothing to clear.
  }
}
