import "server-only";
import { db } from "@/lib/db/client";
import { tokenLifetimeMs } from "./tokens";

const day = 24 * 60 * 60 * 1000;

/** How long ended sessions are kept, so that a strange sign-in can still be looked into. */
const keptSessionsMs = 30 * day;

/** Removes what has had its time: ended sessions, spent tokens, old counters. For the worker, once a day or oftener. */
export async function purgeIdentity(
  now: Date,
): Promise<{ sessions: number; tokens: number; emailChanges: number; counters: number }> {
  const before = new Date(now.getTime() - keptSessionsMs);
  const sessions = await db().session.deleteMany({
    where: { OR: [{ revokedAt: { lt: before } }, { expiresAt: { lt: before } }] },
  });
  const tokens = await db().userToken.deleteMany({
    where: { OR: [{ usedAt: { lt: now } }, { expiresAt: { lt: now } }] },
  });
  // They hold addresses of people who may never have answered.
  await db().providerInvitation.deleteMany({ where: { expiresAt: { lt: before } } });
  // While the way back is open the change is needed for it.
  const emailChanges = await db().emailChange.deleteMany({
    where: {
      OR: [
        { confirmedAt: null, expiresAt: { lt: new Date(now.getTime() - tokenLifetimeMs.undo_email_change) } },
        { confirmedAt: { lt: new Date(now.getTime() - tokenLifetimeMs.undo_email_change) } },
      ],
    },
  });
  const counters = await db().rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
  return {
    sessions: sessions.count,
    tokens: tokens.count,
    emailChanges: emailChanges.count,
    counters: counters.count,
  };
}
