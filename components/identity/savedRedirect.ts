import { brand } from "@/lib/brand";
import { safeRedirectPath } from "@/lib/http/safeRedirect";

/** The session storage key of a path to return to after another document was loaded (SITE-12). */
export const savedRedirectKey = `${brand.slug}-spa-redirect`;

/** The saved address as a path of this site; null for other origins. */
export function redirectPathOf(saved: string | null, origin: string): string | null {
  if (saved === null) return null;
  return safeRedirectPath(saved.startsWith(`${origin}/`) ? saved.slice(origin.length) : saved);
}

/** Takes the saved path, once. */
export function takeSavedRedirect(): string | null {
  try {
    const saved = window.sessionStorage.getItem(savedRedirectKey);
    window.sessionStorage.removeItem(savedRedirectKey);
    return redirectPathOf(saved, window.location.origin);
  } catch {
    // Storage is disabled: nothing was saved.
    return null;
  }
}
