import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { sendUndoMail } from "../accounts/accountMails";
import { changeAskedHere } from "../accounts/registrationCookie";
import { requirePassword } from "../passwords/confirmPassword";
import type { Role } from "../roles";
import { activeSession, type CookieReader } from "../sessions/activeSession";
import type { ClientInfo } from "../sessions/client";
import { endAllSessions } from "../sessions/endSessions";
import { tokensFromAddress } from "../throttles";
import { cancelTokens, consumeToken, type TokenOwner, tokenLifetimeMs, tokenOwner } from "../tokens";

/** An account whose address is another one now. */
export type MovedAddress = { id: string; role: Role; from: string; email: string };

/** What follows an account to its other address (guest bookings, the business's mails); joins the transaction. */
export type Follow = (tx: Tx, moved: MovedAddress) => Promise<unknown>;

/** What the link to a new address is about, as its page shows it. */
export type AskedChange = {
  newEmail: string;
  /** Whether this browser has not shown yet that the account is its user's. */
  needsPassword: boolean;
};

/** What the link of our mail to a new address is about; null when it does not count any more. */
export async function findEmailChange(token: string, cookies: CookieReader): Promise<AskedChange | null> {
  const owner = await tokenOwner("change_email", token);
  const change = owner && (await waitingChange(db(), owner.emailChangeId));
  if (owner === null || change === null) return null;
  const { isKnown } = await browserOf(owner, cookies);
  return { newEmail: change.newEmail, needsPassword: !isKnown };
}

/**
 * Gives an account its new address, by the token of the mail to it and for whoever asked: known is a browser in which
 * the change was asked for or the account is signed in, any other one is asked for the password. Every session but that browser's ends;
 * so do the links that went to the old address, but for the way back.
 * @throws AppError invalid_token; invalid_credentials, the token then still counts; email_taken when an account has the
 *   address by now; too_many_requests
 */
export function confirmEmailChange(
  input: { token: string; password?: string | undefined },
  client: ClientInfo,
  follow: Follow,
): Promise<void> {
  return traced("email_changed", client, async (trace) => {
    await tokensFromAddress.take(client.address);
    const owner = await tokenOwner("change_email", input.token);
    if (owner === null) throw new AppError("invalid_token");
    trace.subject.userId = owner.id;
    const { isKnown, sessionId } = await browserOf(owner, client.cookies);
    const checkedHash = isKnown ? null : await requirePassword(owner.id, input.password);
    await takenAsRefusal(() =>
      db().$transaction(async (tx) => {
        const id = await consumeToken(tx, "change_email", input.token);
        await move(tx, { id, changeId: owner.emailChangeId, checkedHash }, follow);
        trace.facts.sessions = await endAllSessions(tx, id, sessionId);
      }),
    );
  });
}

type Moving = { id: string; changeId: string | null; checkedHash: string | null };

async function move(tx: Tx, { id, changeId, checkedHash }: Moving, follow: Follow): Promise<void> {
  const change = await waitingChange(tx, changeId);
  const user = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      email: true,
      role: true,
      locale: true,
      passwordHash: true,
      passwordChangedAt: true,
      emailVerifiedAt: true,
    },
  });
  if (change === null || change.oldEmail !== user.email) throw new AppError("invalid_token");
  // Asked for with a password that is not the account's any more.
  if (change.createdAt < user.passwordChangedAt) throw new AppError("invalid_token");
  // Given another one in the same moment.
  if (checkedHash !== null && user.passwordHash !== checkedHash) throw new AppError("invalid_token");
  const now = new Date();
  const { newEmail: email, oldEmail: from } = change;
  await tx.user.update({ where: { id }, data: { email, emailVerifiedAt: now }, select: { id: true } });
  const wasVerified = user.emailVerifiedAt !== null;
  const reservedUntil = new Date(now.getTime() + tokenLifetimeMs.undo_email_change);
  await tx.emailChange.update({
    where: { id: change.id },
    // Nobody's way back leads to an address that was never confirmed: it is free.
    data: { confirmedAt: now, reservedUntil: wasVerified ? reservedUntil : null },
    select: { id: true },
  });
  await cancelTokens(tx, id, "verify_email");
  await cancelTokens(tx, id, "reset_password");
  const recipient = { id, email: from, role: user.role, locale: toLocale(user.locale) };
  if (wasVerified) await sendUndoMail(tx, recipient, "email_changed", change);
  await follow(tx, { id, role: user.role, from, email });
}

async function waitingChange(tx: Tx, id: string | null) {
  if (id === null) return null;
  return tx.emailChange.findFirst({
    where: { id, confirmedAt: null, endedAt: null, expiresAt: { gt: new Date() } },
    select: { id: true, oldEmail: true, newEmail: true, createdAt: true },
  });
}

/** The address is another account's by now, or can still be taken back by one. */
async function takenAsRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new AppError("email_taken", { cause });
  }
}

/** Whether this browser belongs to whoever knows the account's password, and its session of the account. */
async function browserOf({ id, role, emailChangeId }: TokenOwner, cookies: CookieReader) {
  const session = await activeSession(role, cookies);
  const sessionId = session?.user.id === id ? session.id : undefined;
  const isAsker = emailChangeId !== null && (await changeAskedHere(cookies)) === emailChangeId;
  return { isKnown: sessionId !== undefined || isAsker, sessionId };
}
