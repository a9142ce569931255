import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { logSecurityEvent } from "@/lib/log/securityLog";
import { roles } from "../roles";
import { type ActiveSession, findSession } from "./activeSession";
import type { ClientInfo } from "./client";
import { deviceCookie } from "./deviceCookie";
import { type CookieSpec, sessionCookieName, signedInCookies } from "./sessionCookies";
import { sessionLifetimeMs } from "./sessionRules";
import { openSessionToken, sealSessionToken } from "./sessionToken";
import { type EndedSession, revokeSessions } from "./signOut";

/** A new session and its cookies, one of which recognises this browser later. */
export type IssuedSession = { active: ActiveSession; cookies: CookieSpec[] };

/**
 * The row of a new session, and the sessions that it replaces in this browser, which are logged after the
 * transaction.
 */
export type BegunSession = { id: string; replaced: EndedSession[] };

type Owner = {
  id: string;
  /** The hash that the password was just checked against, or was just set to. */
  passwordHash: string;
};

const inserted = z.array(z.object({ id: z.uuid(), role: z.enum(roles) })).max(1);

/**
 * Adds the row of a new session, unless the account was closed or its password changed since it was checked: the
 * share lock waits for such a change and then sees its result. The clock is read after that wait. The session that
 * the browser's cookie of the portal names, whosever it is, ends, because its cookie is replaced.
 * @returns what `issueSession` needs, or null
 */
export async function insertSession(tx: Tx, owner: Owner, client: ClientInfo): Promise<BegunSession | null> {
  const lifetime = sessionLifetimeMs / 1000;
  const rows = await tx.$queryRaw`
    WITH owner AS MATERIALIZED (
      SELECT id, role FROM users
      WHERE id = ${owner.id}::uuid AND password_hash = ${owner.passwordHash}
        AND disabled_at IS NULL AND erased_at IS NULL
      FOR SHARE
    )
    INSERT INTO sessions (user_id, role, created_at, last_seen_at, expires_at, user_agent, ip_address)
    SELECT id, role, clock_timestamp(), clock_timestamp(), clock_timestamp() + make_interval(secs => ${lifetime}),
           ${client.userAgent}, ${client.address}
    FROM owner
    RETURNING id::text AS id, role::text AS role`;
  const [begun] = inserted.parse(rows);
  if (begun === undefined) return null;
  const replaced = await openSessionToken(
    begun.role,
    client.cookies.get(sessionCookieName(begun.role))?.value,
  );
  return { id: begun.id, replaced: replaced === null ? [] : await revokeSessions([replaced], tx) };
}

/** The cookies for a session whose row is committed; null when the session has ended already. */
export async function issueSession(
  begun: BegunSession | null,
  client: ClientInfo,
): Promise<IssuedSession | null> {
  if (begun === null) return null;
  for (const { id, userId } of begun.replaced)
    logSecurityEvent("session_replaced", "ok", client, { userId }, { sessionId: id });
  const active = await findSession(begun.id);
  if (active === null) return null;
  const { role, user } = active;
  const token = await sealSessionToken(role, { sid: active.id });
  return { active, cookies: [...signedInCookies(role, token), deviceCookie({ role, ...user })] };
}
