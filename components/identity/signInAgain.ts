import { localePath } from "@/lib/i18n/localePath";
import { type Locale, locales } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import { customerPaths, providerPaths, type SessionEnded } from "@/lib/paths";

/**
 * Redirects to the portal's sign-in page, which says that the session ended and leads back here.
 * @param notice whether there is input that will be restored
 */
export function signInAgain(portal: Role, locale: Locale, notice: SessionEnded = "session-ended-kept"): void {
  const { pathname, search } = window.location;
  const prefix = locales
    .map((other) => localePath(other, "/"))
    .find((root) => root !== "/" && pathname.startsWith(`${root}/`));
  const path = prefix === undefined ? pathname : pathname.slice(prefix.length);
  const { auth } = portal === "customer" ? customerPaths : providerPaths;
  window.location.assign(localePath(locale, auth({ redirectTo: `${path}${search}`, notice })));
}
