import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { endWaiting } from "../addresses/emailChange";
import { roles } from "../roles";
import { endAllSessions } from "../sessions/endSessions";
import { cancelTokens } from "../tokens";

const replaced = z
  .array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      role: z.enum(roles),
      locale: z.string(),
      passwordChangedAt: z.date(),
    }),
  )
  .max(1);
type Replaced = z.infer<typeof replaced>[number] & {
  /** How many open invitations that the account had sent are withdrawn. */
  invitations: number;
};

export type Replacement = {
  userId: string;
  passwordHash: string;
  /** The hash that must be unchanged; without it any hash is replaced. */
  oldHash?: string;
};

/**
 * Writes the new hash, then ends all sessions: in this order, since a concurrent sign-in waits for the row and then
 * finds another password (insertSession). A pending change of address and open invitations end and passkeys are removed,
 * too: whoever requested, sent or added them knew the old password, and may not be the owner. The clock is read once the
 * row is locked.
 * @returns the account; null when it was closed or its password is not the expected one any more: the caller gives up,
 *   and its transaction with it
 */
export async function replaceCredentials(tx: Tx, replacement: Replacement): Promise<Replaced | null> {
  const { userId, passwordHash, oldHash = null } = replacement;
  // Before the password, in the order in which accepting locks. A trigger withdraws those as an owner in any case.
  const invitations = await tx.providerInvitation.updateMany({
    where: { invitedByUserId: userId, acceptedAt: null, withdrawnAt: null },
    data: { withdrawnAt: new Date() },
  });
  const rows = await tx.$queryRaw`
    UPDATE users
    SET password_hash = ${passwordHash}, password_changed_at = clock_timestamp(), updated_at = clock_timestamp()
    WHERE id = ${userId}::uuid AND disabled_at IS NULL AND erased_at IS NULL
      AND password_hash = coalesce(${oldHash}, password_hash)
    RETURNING id::text AS id, email, role::text AS role, locale, password_changed_at AS "passwordChangedAt"`;
  const [account] = replaced.parse(rows);
  if (account === undefined) return null;
  await endAllSessions(tx, userId);
  await endWaiting(tx, userId);
  await cancelTokens(tx, userId, "reset_password");
  // Whoever knew the old password, or had a session, may have added them.
  await tx.passkey.deleteMany({ where: { userId } });
  return { ...account, invitations: invitations.count };
}
