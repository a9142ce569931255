import { safeRedirectPath } from "@/lib/http/safeRedirect";
import { localePath } from "@/lib/i18n/localePath";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { customerBase, isUnder, providerBase } from "@/lib/paths";
import type { Role } from "../roles";
import { authPathsOf } from "./authPaths";

/**
 * The page after signing in: the one that the person came from if it is on this site, else the portal's start. Paths
 * of `lib/paths` have no language and get that of the sign-in page.
 */
export function afterSignIn(role: Role, locale: Locale, redirectTo: unknown): string {
  const path = safeRedirectPath(redirectTo);
  if (path === null) return localePath(locale, authPathsOf(role).afterSignIn());
  return isWithoutLanguage(path) ? localePath(locale, path) : path;
}

function isWithoutLanguage(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/u);
  const [, first = ""] = pathname.split("/");
  // Calls have no language, also where the customers' pages begin at the root.
  if (isLocale(first) || first === "api") return false;
  return [customerBase, providerBase].some((base) => isUnder(base, pathname));
}
