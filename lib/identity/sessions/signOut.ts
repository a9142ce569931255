import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { logSecurityEvent } from "@/lib/log/securityLog";
import type { Role } from "../roles";
import type { ClientInfo } from "./client";
import { type CookieSpec, sessionCookieName, signedOutCookies } from "./sessionCookies";
import { openSessionToken } from "./sessionToken";

/**
 * Ends the sessions that these portals' cookies name, also in the database.
 * @returns the cookies to answer with
 */
export async function signOut(portals: readonly Role[], client: ClientInfo): Promise<CookieSpec[]> {
  const ids = await Promise.all(
    portals.map((role) => openSessionToken(role, client.cookies.get(sessionCookieName(role))?.value)),
  );
  const named = ids.filter((id) => id !== null);
  if (named.length > 0) await endSignedOut(named, client);
  return portals.flatMap(signedOutCookies);
}

/** Ends sessions that their owner signs out of, and logs it. */
export async function endSignedOut(ids: string[], client: ClientInfo): Promise<void> {
  const ended = await revokeSessions(ids);
  for (const { id, userId } of ended)
    logSecurityEvent("sign_out", "ok", client, { userId }, { sessionId: id });
}

export type EndedSession = { id: string; userId: string };

/**
 * Ends sessions whose cookies were just opened, which proves that the caller owns them.
 * @returns those it ended
 */
export async function revokeSessions(ids: string[], tx: Tx = db()): Promise<EndedSession[]> {
  return tx.session.updateManyAndReturn({
    where: { id: { in: ids }, revokedAt: null },
    data: { revokedAt: new Date() },
    select: { id: true, userId: true },
  });
}
