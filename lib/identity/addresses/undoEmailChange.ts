import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { sendResetMail } from "../accounts/accountMails";
import { unusablePasswordHash } from "../accounts/closeAccount";
import type { EndCalendars } from "../passwords/newPassword";
import type { ClientInfo } from "../sessions/client";
import { endAllSessions } from "../sessions/endSessions";
import { tokensFromAddress } from "../throttles";
import { cancelTokens, consumeToken, issueToken, tokenOwner } from "../tokens";
import type { Follow } from "./confirmEmailChange";
import { endWaiting } from "./emailChange";

/** The change that a link undoes, as its page shows it. */
export type UndoableChange = { oldEmail: string; newEmail: string };

/** The change that the link in a mail to the old address undoes; null when the link does not work any more. */
export async function findUndo(token: string): Promise<UndoableChange | null> {
  const owner = await tokenOwner("undo_email_change", token);
  if (owner?.emailChangeId == null) return null;
  return db().emailChange.findUnique({
    where: { id: owner.emailChangeId },
    select: { oldEmail: true, newEmail: true },
  });
}

/**
 * Undoes a change of address, pending or done, by the token of the mail to the old address. Whoever made the change knew
 * the password: it and all passkeys stop working, every session and link of the account ends, and the answer leads to a new
 * password, as does a mail to the old address.
 * @param endCalendars ends the links and calendars elsewhere that the account made
 * @throws AppError invalid_token; too_many_requests
 */
export function undoEmailChange(
  token: string,
  client: ClientInfo,
  follow: Follow,
  endCalendars?: EndCalendars,
): Promise<{ email: string; resetToken: string }> {
  return traced("email_change_undone", client, async (trace) => {
    await tokensFromAddress.take(client.address);
    const owner = await tokenOwner("undo_email_change", token);
    if (owner?.emailChangeId == null) throw new AppError("invalid_token");
    const { emailChangeId } = owner;
    trace.subject.userId = owner.id;
    const passwordHash = await unusablePasswordHash();
    return inTransaction(async (tx) => {
      // `alone`: tokens of earlier changes stay valid, or somebody who made two changes could void the owner's link
      // that undoes the first.
      const id = await consumeToken(tx, "undo_email_change", token, { alone: true });
      const email = await moveBack(tx, id, emailChangeId, follow);
      const user = await tx.user.update({
        where: { id },
        data: { passwordHash, passwordChangedAt: new Date() },
        select: { role: true, locale: true },
      });
      await tx.passkey.deleteMany({ where: { userId: id } });
      await endCalendars?.(tx, id);
      await endWaiting(tx, id);
      await cancelTokens(tx, id, "reset_password");
      await cancelTokens(tx, id, "verify_email");
      trace.facts.sessions = await endAllSessions(tx, id);
      await sendResetMail(tx, { id, email, role: user.role, locale: toLocale(user.locale) });
      return { email, resetToken: await issueToken(tx, id, "reset_password") };
    });
  });
}

/** @returns the address that the account has then */
async function moveBack(tx: Tx, id: string, changeId: string, follow: Follow): Promise<string> {
  const change = await tx.emailChange.findUniqueOrThrow({ where: { id: changeId } });
  const { email: from, role } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, role: true },
  });
  // Later changes are undone with it, and their reservations and links end, so that none of them keeps the owner out.
  const undone = { userId: id, createdAt: { gte: change.createdAt } };
  const now = new Date();
  await tx.emailChange.updateMany({ where: undone, data: { endedAt: now, reservedUntil: null } });
  await tx.userToken.updateMany({ where: { emailChange: undone, usedAt: null }, data: { usedAt: now } });
  const { oldEmail: email } = change;
  if (from === email) return email;
  // The address was reserved for this account since the change: nobody else can have it.
  await tx.user.update({ where: { id }, data: { email, emailVerifiedAt: new Date() }, select: { id: true } });
  await follow(tx, { id, role, from, email });
  return email;
}
