import "server-only";
import { db, type Tx } from "@/lib/db/client";
import type { CookieReader } from "./activeSession";
import type { Role } from "./roles";
import { type CookieSpec, sessionCookieName, signedOutCookies } from "./sessionCookies";
import { openSessionToken } from "./sessionToken";

/** Ends the sessions that these portals' cookies name, in the database too. Returns the cookies to answer with. */
export async function signOut(portals: readonly Role[], cookies: CookieReader): Promise<CookieSpec[]> {
  const ids = await Promise.all(
    portals.map((role) => openSessionToken(role, cookies.get(sessionCookieName(role))?.value)),
  );
  const named = ids.filter((id) => id !== null);
  if (named.length > 0) await revokeSessions(named);
  return portals.flatMap(signedOutCookies);
}

/** Ends sessions whose cookies were just opened: holding one is the proof of owning it. */
export async function revokeSessions(ids: string[], tx: Tx = db()): Promise<void> {
  await tx.session.updateMany({
    where: { id: { in: ids }, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
