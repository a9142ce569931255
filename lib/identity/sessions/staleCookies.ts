import "server-only";
import { type Role, roles } from "../roles";
import type { ActiveSession, CookieReader } from "./activeSession";
import { hintCookieName } from "./hintCookie";
import { type CookieSpec, sessionCookieName, signedOutCookies } from "./sessionCookies";

/**
 * The cookies to remove after a session was looked for: those of portals that were asked about and have no session,
 * so that pages stop asking. A portal that was not asked, because the other one had a session, is left as it is.
 */
export function staleCookies(
  asked: Role | undefined,
  found: ActiveSession | null,
  cookies: CookieReader,
): CookieSpec[] {
  const without = roles.filter((role) => (asked ?? role) === role && found === null);
  const held = without.filter(
    (role) => cookies.get(sessionCookieName(role)) ?? cookies.get(hintCookieName(role)),
  );
  return held.flatMap(signedOutCookies);
}
