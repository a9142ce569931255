import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { sendPasswordChangedMail } from "./accountMails";
import type { ActiveSession } from "./activeSession";
import { hashChosenPassword } from "./choosePassword";
import type { ClientInfo } from "./client";
import { type Adopt, confirmAddress } from "./confirmAddress";
import { confirmPassword } from "./confirmPassword";
import { endAllSessions } from "./endSessions";
import { type Role, roles } from "./roles";
import { type IssuedSession, insertSession, issueSession } from "./startSession";
import { signInsOfAccount, tokensFromAddress } from "./throttles";
import { cancelTokens, spendToken } from "./tokens";

/**
 * Sets a new password by the token of our mail, which proves the address, too. Every session of the account ends; one
 * that the caller has itself goes on under a new cookie.
 * @param current the caller's sessions, one of which may be the account's
 * @param adopt runs in the same transaction: what was done as a guest joins the account
 * @throws AppError invalid_token; invalid_request for one of the commonest passwords; too_many_requests
 */
export async function resetPassword(
  input: { token: string; password: string },
  current: readonly ActiveSession[],
  client: ClientInfo,
  adopt?: Adopt,
): Promise<IssuedSession | null> {
  await tokensFromAddress.take(client.address);
  const passwordHash = await hashChosenPassword(input.password, "password");
  const { email, sessionId } = await db().$transaction(async (tx) => {
    const userId = await spendToken(tx, "reset_password", input.token);
    const account = await replacePassword(tx, { userId, passwordHash });
    if (account === null) throw new AppError("invalid_token");
    await confirmAddress(tx, { id: userId, ...account }, adopt);
    const isSignedIn = current.some((session) => session.user.id === userId);
    const sessionId = isSignedIn ? await insertSession(tx, { id: userId, passwordHash }, client) : null;
    return { email: account.email, sessionId };
  });
  // Whoever was locked out by wrong guesses has shown to be the owner.
  await signInsOfAccount.reset(email);
  return issueSession(sessionId);
}

/**
 * Changes the password of the account that is signed in. The session in use goes on under a new cookie, every other
 * one ends.
 * @throws AppError invalid_request when the current password is wrong or the new one is among the commonest;
 *   too_many_requests; not_signed_in when the account was closed or given another password in the same moment
 */
export async function changePassword(
  current: ActiveSession,
  input: { currentPassword: string; newPassword: string },
  client: ClientInfo,
): Promise<IssuedSession | null> {
  const { id, email } = current.user;
  const oldHash = await confirmPassword(id, input.currentPassword, "currentPassword");
  const passwordHash = await hashChosenPassword(input.newPassword, "newPassword");
  const sessionId = await db().$transaction(async (tx) => {
    const changed = await replacePassword(tx, { userId: id, passwordHash, oldHash });
    if (changed === null) throw new AppError("not_signed_in");
    return insertSession(tx, { id, passwordHash }, client);
  });
  await signInsOfAccount.reset(email);
  return issueSession(sessionId);
}

const replaced = z.array(z.object({ email: z.string(), role: z.enum(roles), locale: z.string() })).max(1);

type Replacement = {
  userId: string;
  passwordHash: string;
  /** The hash that must still be there; without it any is replaced. */
  oldHash?: string;
};

/**
 * The new hash, then the end of all sessions: in this order, since whoever signs in meanwhile waits for the row and
 * then finds another password (insertSession). The clock is read when the row is ours. Returns null when the account was
 * closed, or its password is not the expected one any more; nothing was changed then.
 */
async function replacePassword(
  tx: Tx,
  replacement: Replacement,
): Promise<{ email: string; role: Role } | null> {
  const { userId, passwordHash, oldHash = null } = replacement;
  const rows = await tx.$queryRaw`
    UPDATE users
    SET password_hash = ${passwordHash}, password_changed_at = clock_timestamp(), updated_at = clock_timestamp()
    WHERE id = ${userId}::uuid AND disabled_at IS NULL AND erased_at IS NULL
      AND password_hash = coalesce(${oldHash}, password_hash)
    RETURNING email, role::text AS role, locale`;
  const [account] = replaced.parse(rows);
  if (account === undefined) return null;
  const { email, role, locale } = account;
  await endAllSessions(tx, userId);
  await cancelTokens(tx, userId, "reset_password");
  await sendPasswordChangedMail(tx, { id: userId, email, role, locale: toLocale(locale) });
  return { email, role };
}
