import "server-only";
import { db } from "@/lib/db/client";
import { tokenLifetimeMs } from "./tokens";

const day = 24 * 60 * 60 * 1000;

/** How long ended sessions are kept, so that an unknown sign-in can be investigated. */
const keptSessionsMs = 30 * day;

/**
 * Removes old ended sessions, used and expired tokens, invitations, changes of address, challenges of passkeys,
 * registrations that were never confirmed, and counters. For the worker, at least once a day.
 * @returns how many of each
 */
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
  // Invitations have addresses of people who may never have answered.
  await db().providerInvitation.deleteMany({ where: { expiresAt: { lt: before } } });
  // The change is kept while it can be undone.
  const emailChanges = await db().emailChange.deleteMany({
    where: {
      OR: [
        { confirmedAt: null, expiresAt: { lt: new Date(now.getTime() - tokenLifetimeMs.undo_email_change) } },
        { confirmedAt: { lt: new Date(now.getTime() - tokenLifetimeMs.undo_email_change) } },
      ],
    },
  });
  await db().passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await db().registration.deleteMany({ where: { expiresAt: { lt: now } } });
  const counters = await db().rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
  return {
    sessions: sessions.count,
    tokens: tokens.count,
    emailChanges: emailChanges.count,
    counters: counters.count,
  };
}
