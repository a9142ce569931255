import "server-only";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { type EndedCalendars, sendPasswordChangedMail } from "../accounts/accountMails";
import { type Adopt, confirmAddress } from "../addresses/confirmAddress";
import { endUnproven } from "../addresses/endUnproven";
import { confirmProof } from "../passkeys/confirmProof";
import type { Assertion } from "../passkeys/proofSchemas";
import type { ActiveSession } from "../sessions/activeSession";
import type { ClientInfo } from "../sessions/client";
import { deviceCookie } from "../sessions/deviceCookie";
import type { CookieSpec } from "../sessions/sessionCookies";
import { forgetSignInTries } from "../sessions/signInTries";
import { type IssuedSession, insertSession, issueSession } from "../sessions/startSession";
import { tokensFromAddress } from "../throttles";
import { consumeToken, tokenOwner } from "../tokens";
import { hashChosenPassword } from "./choosePassword";
import { replaceCredentials } from "./replaceCredentials";

/** Ends what an account's calendars are read and blocked by (`endCalendarsOf`), in the same transaction. */
export type EndCalendars = (tx: Tx, userId: string) => Promise<EndedCalendars>;

/** Whether the link of our mail still sets a new password; it is not used up. */
export async function isResetLinkValid(token: string): Promise<boolean> {
  return (await tokenOwner("reset_password", token)) !== null;
}

/**
 * Sets a new password by the token of our mail, which also proves the address. Every session of the account ends, and
 * its passkeys are removed; the caller's own session of it goes on under a new cookie. When this is the first proof of the
 * mailbox, all that was attached to the account before ends, too (`endUnproven`), and the mail says so. Colleagues of a
 * confirmed owner keep their sign-ins; the mail says how many there are, since whoever was in the account may have let them in.
 * @param endCalendars ends the links and calendars elsewhere that the account made: whoever was in it may have made them
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
  endCalendars?: EndCalendars,
): Promise<CookieSpec[]> {
  return traced("password_reset", client, async (trace) => {
    await tokensFromAddress.take(client.address);
    const known = await tokenOwner("reset_password", token);
    if (known === null) throw new AppError("invalid_token");
    trace.subject.userId = known.id;
    const passwordHash = await hashChosenPassword(password, "password", known.words);
    const { owner, begun } = await inTransaction(async (tx) => {
      const userId = await consumeToken(tx, "reset_password", token);
      const owner = await replaceCredentials(tx, { userId, passwordHash });
      if (owner === null) throw new AppError("invalid_token");
      const ended = { ...(await endCalendars?.(tx, userId)), invitations: owner.invitations };
      const wasUnproven = await endUnproven(tx, userId);
      const others = await countOthers(tx, userId);
      const locale = toLocale(owner.locale);
      await sendPasswordChangedMail(tx, { ...owner, locale }, { wasUnproven, ended, others });
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

/** How many others sign in for the businesses that an account owns. */
function countOthers(tx: Tx, userId: string): Promise<number> {
  const owned = { members: { some: { userId, role: "owner", endedAt: null } } } as const;
  return tx.providerMember.count({ where: { endedAt: null, userId: { not: userId }, provider: owned } });
}

/**
 * Changes the password of the account that is signed in. The session in use goes on under a new cookie, every other
 * one ends, and its passkeys are removed; so do links and calendars elsewhere where `endCalendars` is given.
 * @throws AppError as `confirmProof`; invalid_request when the new one is easy to guess; not_signed_in when the account
 *   was closed or its password replaced meanwhile
 */
export function changePassword(
  current: ActiveSession,
  input: { currentPassword?: string | undefined; passkey?: Assertion | undefined; newPassword: string },
  client: ClientInfo,
  endCalendars?: EndCalendars,
): Promise<IssuedSession | null> {
  const { id, email, fullName } = current.user;
  return traced("password_change", client, async (trace) => {
    trace.subject.userId = id;
    const proof = { password: input.currentPassword, passkey: input.passkey };
    const oldHash = await confirmProof(current, proof, "currentPassword");
    const passwordHash = await hashChosenPassword(input.newPassword, "newPassword", [fullName, email]);
    const begun = await inTransaction(async (tx) => {
      const changed = await replaceCredentials(tx, { userId: id, passwordHash, oldHash });
      if (changed === null) throw new AppError("not_signed_in");
      const ended = { ...(await endCalendars?.(tx, id)), invitations: changed.invitations };
      await sendPasswordChangedMail(tx, { ...changed, locale: toLocale(changed.locale) }, { ended });
      return insertSession(tx, { id, passwordHash }, client);
    });
    await forgetSignInTries(email, client);
    return issueSession(begun, client);
  });
}
