import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { type MailRecipient, sendEmailChangeMail, sendUndoMail } from "../accounts/accountMails";
import { emailChangeCookie } from "../accounts/registrationCookie";
import { confirmProof } from "../passkeys/confirmProof";
import type { Proof } from "../passkeys/proofSchemas";
import { roles } from "../roles";
import type { ActiveSession } from "../sessions/activeSession";
import type { ClientInfo } from "../sessions/client";
import type { CookieSpec } from "../sessions/sessionCookies";
import { emailChangesOfAccount, linksToRecipient } from "../throttles";
import { cancelTokens, tokenLifetimeMs } from "../tokens";
import { mailboxOf } from "./mailboxOf";

/** A requested change of address that is not confirmed yet. */
export type PendingChange = { email: string; expiresAt: Date };

const waiting = (userId: string, now: Date) => ({
  userId,
  confirmedAt: null,
  endedAt: null,
  expiresAt: { gt: now },
});

/** The pending change of address of an account, or null. */
export async function pendingEmailChange(userId: string): Promise<PendingChange | null> {
  const found = await db().emailChange.findFirst({
    where: waiting(userId, new Date()),
    select: { newEmail: true, expiresAt: true },
  });
  return found && { email: found.newEmail, expiresAt: found.expiresAt };
}

/**
 * Requests a change of address (docs/decisions/0012): a link is mailed to the new address, and the present one, if it
 * is confirmed, is told at once, with a link that undoes the change. The answer does not depend on whether somebody
 * has the new address. An earlier pending change ends.
 * @returns the cookie by which the browser is recognised when the link is opened
 * @throws AppError as `confirmProof`; invalid_request when it is the present address; not_signed_in when the account was
 *   closed or its password replaced meanwhile
 */
export function askEmailChange(
  session: ActiveSession,
  { email: newEmail, ...proof }: { email: string } & Proof,
  client: ClientInfo,
): Promise<CookieSpec[]> {
  const { user } = session;
  return traced("email_change_asked", client, async (trace) => {
    trace.subject.userId = user.id;
    const checkedHash = await confirmProof(session, proof);
    assertOtherAddress(newEmail, user.email);
    await countMail(user.id, newEmail);
    const changeId = await inTransaction(async (tx) => {
      const { isVerified, ...owner } = await lockOwner(tx, user.id, checkedHash);
      // The address may have been changed after the session was read.
      assertOtherAddress(newEmail, owner.email);
      await endWaiting(tx, user.id);
      const change = await tx.emailChange.create({
        data: { userId: user.id, oldEmail: owner.email, newEmail, expiresAt: linkEnd() },
        select: { id: true, oldEmail: true, newEmail: true },
      });
      await sendEmailChangeMail(tx, owner, change);
      // An address that was never confirmed may be a stranger's, who must not get a link into the account.
      if (isVerified) await sendUndoMail(tx, owner, "email_change_told", change);
      return change.id;
    });
    return [await emailChangeCookie(changeId)];
  });
}

/**
 * Mails the link to the new address again; it works as long as a new one, and earlier ones stay valid.
 * @throws AppError not_found without a pending change; too_many_requests
 */
export function resendEmailChange({ user }: ActiveSession, client: ClientInfo): Promise<CookieSpec[]> {
  return traced("email_change_asked", client, async (trace) => {
    trace.subject.userId = user.id;
    trace.facts.isAgain = true;
    const pending = await pendingEmailChange(user.id);
    if (pending === null) throw new AppError("not_found");
    await countMail(user.id, pending.email);
    const changeId = await inTransaction(async (tx) => {
      const { isVerified: _, ...owner } = await lockOwner(tx, user.id, null);
      const change = await tx.emailChange.findFirst({
        where: waiting(user.id, new Date()),
        select: { id: true, oldEmail: true, newEmail: true },
      });
      if (change === null) throw new AppError("not_found");
      await tx.emailChange.update({ where: { id: change.id }, data: { expiresAt: linkEnd() } });
      await sendEmailChangeMail(tx, owner, change);
      return change.id;
    });
    return [await emailChangeCookie(changeId)];
  });
}

/** Cancels the pending change; without one it does nothing. */
export function withdrawEmailChange({ user }: ActiveSession, client: ClientInfo): Promise<void> {
  return traced("email_change_withdrawn", client, async (trace) => {
    trace.subject.userId = user.id;
    await inTransaction(async (tx) => {
      await lockOwner(tx, user.id, null);
      await endWaiting(tx, user.id);
    });
  });
}

function assertOtherAddress(newEmail: string, email: string): void {
  if (newEmail === email)
    throw new AppError("invalid_request", { fields: [{ path: "email", rule: "sameEmail" }] });
}

const linkEnd = () => new Date(Date.now() + tokenLifetimeMs.change_email);

/**
 * Counts mails of one account, and mails to one mailbox, whoever asks.
 * @throws AppError too_many_requests
 */
async function countMail(userId: string, newEmail: string): Promise<void> {
  await emailChangesOfAccount.take(userId);
  await linksToRecipient.take(`change_email:${mailboxOf(newEmail)}`);
}

/** Ends the pending change and its links. The caller has locked the account. */
export async function endWaiting(tx: Tx, userId: string): Promise<void> {
  await tx.emailChange.updateMany({
    where: { userId, confirmedAt: null, endedAt: null },
    data: { endedAt: new Date() },
  });
  await cancelTokens(tx, userId, "change_email");
}

const owners = z
  .array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      role: z.enum(roles),
      locale: z.string().transform(toLocale),
      isVerified: z.boolean(),
    }),
  )
  .max(1);

/** @param checkedHash the hash that the password was checked against; null where none was asked for */
async function lockOwner(
  tx: Tx,
  userId: string,
  checkedHash: string | null,
): Promise<MailRecipient & { isVerified: boolean }> {
  const rows = await tx.$queryRaw`
    SELECT id::text AS id, email, role::text AS role, locale, email_verified_at IS NOT NULL AS "isVerified"
    FROM users
    WHERE id = ${userId}::uuid AND password_hash = coalesce(${checkedHash}, password_hash)
      AND disabled_at IS NULL AND erased_at IS NULL
    FOR NO KEY UPDATE`;
  const [owner] = owners.parse(rows);
  if (owner === undefined) throw new AppError("not_signed_in");
  return owner;
}
