import { localePath } from "@/lib/i18n/localePath";
import { type Locale, locales } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import { customerPaths, providerPaths } from "@/lib/paths";

/** The session ended: to the sign-in form of its portal, which leads back to this very place. */
export function signInAgain(portal: Role, locale: Locale): void {
  const { pathname, search } = window.location;
  const prefix = locales
    .map((other) => localePath(other, "/"))
    .find((root) => root !== "/" && pathname.startsWith(`${root}/`));
  const path = prefix === undefined ? pathname : pathname.slice(prefix.length);
  const { auth } = portal === "customer" ? customerPaths : providerPaths;
  window.location.assign(localePath(locale, auth({ redirectTo: `${path}${search}` })));
}
