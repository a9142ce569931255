import { localePath } from "@/lib/i18n/localePath";
import { type Locale, locales } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import { customerPaths, providerPaths, type SessionEnded } from "@/lib/paths";

/**
 * The session ended: to the sign-in form of its portal, which says so and leads back to this very place.
 * @param notice whether something was typed that is still there afterwards
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
