import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { sendPasswordChangedMail } from "../accounts/accountMails";
import { type Adopt, confirmAddress } from "../addresses/confirmAddress";
import { endWaiting } from "../addresses/emailChange";
import { roles } from "../roles";
import type { ActiveSession } from "../sessions/activeSession";
import type { ClientInfo } from "../sessions/client";
import { deviceCookie } from "../sessions/deviceCookie";
import { endAllSessions } from "../sessions/endSessions";
import type { CookieSpec } from "../sessions/sessionCookies";
import { forgetSignInTries } from "../sessions/signInTries";
import { type IssuedSession, insertSession, issueSession } from "../sessions/startSession";
import { tokensFromAddress } from "../throttles";
import { cancelTokens, consumeToken, tokenOwner } from "../tokens";
import { hashChosenPassword } from "./choosePassword";
import { confirmPassword } from "./confirmPassword";

/** Whether the link of our mail still sets a new password; it is not used up. */
export async function isResetLinkValid(token: string): Promise<boolean> {
  return (await tokenOwner("reset_password", token)) !== null;
}

/**
 * Sets a new password by the token of our mail, which also proves the address. Every session of the account ends, and
 * its passkeys are removed; the caller's own session of it goes on under a new cookie.
 * @param current the caller's sessions, one of which may be the account's
 * @param adopt runs in the same transaction: moves guest bookings to the account
 * @returns the cookies to answer with: that of a session that goes on, and the one that recognises the owner's
 *   browser
 * @throws AppError invalid_token; invalid_request for a password that is easy to guess; too_many_requests
 */
export function resetPassword(
  { token, password }: { token: string; password: string },
  current: readonly ActiveSession[],
  client: ClientInfo,
  adopt?: Adopt,
): Promise<CookieSpec[]> {
  return traced("password_reset", client, async (trace) => {
    await tokensFromAddress.take(client.address);
    const known = await tokenOwner("reset_password", token);
    if (known === null) throw new AppError("invalid_token");
    trace.subject.userId = known.id;
    const passwordHash = await hashChosenPassword(password, "password", known.words);
    const { owner, begun } = await db().$transaction(async (tx) => {
      const userId = await consumeToken(tx, "reset_password", token);
      const owner = await replacePassword(tx, { userId, passwordHash });
      if (owner === null) throw new AppError("invalid_token");
      await confirmAddress(tx, { id: userId, email: owner.email, role: owner.role }, adopt);
      const isSignedIn = current.some((session) => session.user.id === userId);
      const begun = isSignedIn ? await insertSession(tx, { id: userId, passwordHash }, client) : null;
      return { owner, begun };
    });
    // The owner, who may have been locked out by others' wrong guesses, can sign in again, and this browser is
    // recognised.
    await forgetSignInTries(owner.email, client);
    return (await issueSession(begun, client))?.cookies ?? [deviceCookie(owner)];
  });
}

/**
 * Changes the password of the account that is signed in. The session in use goes on under a new cookie, every other
 * one ends, and its passkeys are removed.
 * @throws AppError invalid_request when the current password is wrong or the new one is easy to guess;
 *   too_many_requests; not_signed_in when the account was closed or its password replaced meanwhile
 */
export function changePassword(
  current: ActiveSession,
  input: { currentPassword: string; newPassword: string },
  client: ClientInfo,
): Promise<IssuedSession | null> {
  const { id, email, fullName } = current.user;
  return traced("password_change", client, async (trace) => {
    trace.subject.userId = id;
    const oldHash = await confirmPassword(id, input.currentPassword, "currentPassword");
    const passwordHash = await hashChosenPassword(input.newPassword, "newPassword", [fullName, email]);
    const begun = await db().$transaction(async (tx) => {
      const changed = await replacePassword(tx, { userId: id, passwordHash, oldHash });
      if (changed === null) throw new AppError("not_signed_in");
      return insertSession(tx, { id, passwordHash }, client);
    });
    await forgetSignInTries(email, client);
    return issueSession(begun, client);
  });
}

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
type Replaced = z.infer<typeof replaced>[number];

type Replacement = {
  userId: string;
  passwordHash: string;
  /** The hash that must be unchanged; without it any hash is replaced. */
  oldHash?: string;
};

/**
 * Writes the new hash, then ends all sessions: in this order, since a concurrent sign-in waits for the row and then
 * finds another password (insertSession). A pending change of address ends and passkeys are removed, too: whoever
 * requested or added them knew the old password, and may not be the owner. The clock is read once the row is locked.
 * @returns the account; null, with nothing changed, when it was closed or its password is not the expected one any
 *   more
 */
async function replacePassword(tx: Tx, replacement: Replacement): Promise<Replaced | null> {
  const { userId, passwordHash, oldHash = null } = replacement;
  const rows = await tx.$queryRaw`
    UPDATE users
    SET password_hash = ${passwordHash}, password_changed_at = clock_timestamp(), updated_at = clock_timestamp()
    WHERE id = ${userId}::uuid AND disabled_at IS NULL AND erased_at IS NULL
      AND password_hash = coalesce(${oldHash}, password_hash)
    RETURNING id::text AS id, email, role::text AS role, locale, password_changed_at AS "passwordChangedAt"`;
  const [account] = replaced.parse(rows);
  if (account === undefined) return null;
  const { email, role, locale } = account;
  await endAllSessions(tx, userId);
  await endWaiting(tx, userId);
  await cancelTokens(tx, userId, "reset_password");
  // Whoever knew the old password may have added them.
  await tx.passkey.deleteMany({ where: { userId } });
  await sendPasswordChangedMail(tx, { id: userId, email, role, locale: toLocale(locale) });
  return account;
}
