import "server-only";
import { type Role, roles } from "../roles";
import type { ActiveSession, CookieReader } from "./activeSession";
import { hintCookieName } from "./hintCookie";
import { type CookieSpec, sessionCookieName, signedOutCookies } from "./sessionCookies";

/**
 * The cookies to remove after a look for a session: those of portals that were asked about and have none, so that
 * pages stop asking. A portal that was not reached because the other one answered first is left alone.
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
