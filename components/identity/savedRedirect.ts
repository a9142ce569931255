import { brand } from "@/lib/brand";
import { safeRedirectPath } from "@/lib/http/safeRedirect";

/** Where a page that had to be left through another document is written down (SITE-12). */
export const savedRedirectKey = `${brand.slug}-spa-redirect`;

/** What was saved, as a path of this site; only targets of the same origin count. */
export function redirectPathOf(saved: string | null, origin: string): string | null {
  if (saved === null) return null;
  return safeRedirectPath(saved.startsWith(`${origin}/`) ? saved.slice(origin.length) : saved);
}

/** The saved target, once. */
export function takeSavedRedirect(): string | null {
  try {
    const saved = window.sessionStorage.getItem(savedRedirectKey);
    window.sessionStorage.removeItem(savedRedirectKey);
    return redirectPathOf(saved, window.location.origin);
  } catch {
    // Storage is switched off: nothing was saved.
    return null;
  }
}
