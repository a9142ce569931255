import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { logSecurityEvent, traced } from "@/lib/log/securityLog";
import type { ListedSession } from "../schemas";
import type { ActiveSession } from "./activeSession";
import type { ClientInfo } from "./client";
import { sessionIdleMs } from "./sessionRules";

/** The sessions of an account that have not ended, the one in use first. */
export async function listSessions(current: ActiveSession): Promise<ListedSession[]> {
  const now = Date.now();
  const rows = await db().session.findMany({
    where: {
      userId: current.user.id,
      role: current.role,
      revokedAt: null,
      expiresAt: { gt: new Date(now) },
      lastSeenAt: { gt: new Date(now - sessionIdleMs[current.role]) },
    },
    select: { id: true, role: true, createdAt: true, lastSeenAt: true, expiresAt: true, userAgent: true },
    orderBy: { lastSeenAt: "desc" },
  });
  const listed = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === current.id,
  }));
  return listed.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one session of this owner; ending it twice is no error.
 * @throws AppError not_found when it is not theirs
 */
export function endSession(userId: string, sessionId: string, client: ClientInfo): Promise<void> {
  const own = { id: sessionId, userId };
  return traced("sessions_revoked", client, async ({ subject, facts }) => {
    subject.userId = userId;
    facts.sessionId = sessionId;
    const { count } = await db().session.updateMany({
      where: { ...own, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0 && (await db().session.count({ where: own })) === 0) throw new AppError("not_found");
    facts.sessions = count;
  });
}

/**
 * Ends every session of the owner but the one in use. Returns how many.
 * @param endCalendars ends the links and calendars elsewhere of the account, too, in the same transaction
 */
export async function endOtherSessions(
  current: ActiveSession,
  client: ClientInfo,
  endCalendars?: (tx: Tx, userId: string) => Promise<unknown>,
): Promise<number> {
  const sessions = await inTransaction(async (tx) => {
    await endCalendars?.(tx, current.user.id);
    return endAllSessions(tx, current.user.id, current.id);
  });
  logSecurityEvent("sessions_revoked", "ok", client, { userId: current.user.id }, { sessions });
  return sessions;
}

/** Ends every session of an account, except one where given. */
export async function endAllSessions(tx: Tx, userId: string, exceptId?: string): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { userId, revokedAt: null, ...(exceptId === undefined ? {} : { id: { not: exceptId } }) },
    data: { revokedAt: new Date() },
  });
  return count;
}
