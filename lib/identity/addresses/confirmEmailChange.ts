import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { sendUndoMail } from "../accounts/accountMails";
import { changeAskedHere } from "../accounts/registrationCookie";
import { type NeededProof, proofsOf, requireProof } from "../passkeys/confirmProof";
import type { Proof } from "../passkeys/proofSchemas";
import { lockRegistrations } from "../registrations/findRegistration";
import type { Role } from "../roles";
import { activeSession, type CookieReader } from "../sessions/activeSession";
import type { ClientInfo } from "../sessions/client";
import { endAllSessions } from "../sessions/endSessions";
import { tokensFromAddress } from "../throttles";
import { cancelTokens, consumeToken, type TokenOwner, tokenLifetimeMs, tokenOwner } from "../tokens";
import { giveUpTakenNumber } from "./confirmAddress";

/** An account with its old and its new address. */
export type MovedAddress = { id: string; role: Role; from: string; email: string };

/** Moves what depends on the address of an account (guest bookings, the business's mails); runs in the transaction. */
export type Follow = (tx: Tx, moved: MovedAddress) => Promise<unknown>;

/** The change that the link in a mail to a new address confirms, as its page shows it. */
export type AskedChange = {
  newEmail: string;
  /** What has to be given, because this browser is neither signed in nor the one that asked; else null. */
  needs: NeededProof | null;
};

/** The change that the link confirms; null when the link does not work any more. */
export async function findEmailChange(token: string, cookies: CookieReader): Promise<AskedChange | null> {
  const owner = await tokenOwner("change_email", token);
  const change = owner && (await waitingChange(db(), owner.emailChangeId));
  if (owner === null || change === null) return null;
  const { isKnown } = await browserOf(owner, cookies);
  return { newEmail: change.newEmail, needs: isKnown ? null : await proofsOf(owner.id) };
}

/**
 * Changes the address of an account, by the token of the mail to the new one. The browser in which the change was
 * requested, or in which the account is signed in, needs no proof; any other has to give the password or a passkey. All
 * sessions but that browser's end, and so do the links that were mailed to the old address, except the one that undoes the
 * change.
 * @throws AppError invalid_token; invalid_credentials, and then the token can be used again; email_taken when another
 *   account got the address meanwhile; too_many_requests
 */
export function confirmEmailChange(
  input: { token: string } & Proof,
  client: ClientInfo,
  follow: Follow,
): Promise<void> {
  return traced("email_changed", client, async (trace) => {
    await tokensFromAddress.take(client.address);
    const owner = await tokenOwner("change_email", input.token);
    if (owner === null) throw new AppError("invalid_token");
    trace.subject.userId = owner.id;
    const { isKnown, sessionId } = await browserOf(owner, client.cookies);
    const checkedHash = isKnown ? null : await requireProof(owner.id, input);
    await refuseTakenAddress(() =>
      inTransaction(async (tx) => {
        const id = await consumeToken(tx, "change_email", input.token);
        await applyChange(tx, { id, changeId: owner.emailChangeId, checkedHash }, follow);
        trace.facts.sessions = await endAllSessions(tx, id, sessionId);
      }),
    );
  });
}

type Confirmation = { id: string; changeId: string | null; checkedHash: string | null };

async function applyChange(
  tx: Tx,
  { id, changeId, checkedHash }: Confirmation,
  follow: Follow,
): Promise<void> {
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
  // Requested with a password that has been replaced since.
  if (change.createdAt < user.passwordChangedAt) throw new AppError("invalid_token");
  // The password was replaced after it was checked.
  if (checkedHash !== null && user.passwordHash !== checkedHash) throw new AppError("invalid_token");
  const now = new Date();
  const { newEmail: email, oldEmail: from } = change;
  await lockRegistrations(tx, email);
  await giveUpTakenNumber(tx, id);
  await tx.user.update({ where: { id }, data: { email, emailVerifiedAt: now }, select: { id: true } });
  const wasVerified = user.emailVerifiedAt !== null;
  const reservedUntil = new Date(now.getTime() + tokenLifetimeMs.undo_email_change);
  await tx.emailChange.update({
    where: { id: change.id },
    // An address that was never confirmed is not reserved for undoing the change: it is free.
    data: { confirmedAt: now, reservedUntil: wasVerified ? reservedUntil : null },
    select: { id: true },
  });
  await cancelTokens(tx, id, "verify_email");
  await tx.registration.deleteMany({ where: { email } });
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

/**
 * Turns a violated unique constraint into email_taken: the address belongs to another account, or is reserved for one
 * that can undo a change.
 */
async function refuseTakenAddress(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new AppError("email_taken", { cause });
  }
}

/** Whether this browser is signed in to the account or requested the change, and its session of the account. */
async function browserOf({ id, role, emailChangeId }: TokenOwner, cookies: CookieReader) {
  const session = await activeSession(role, cookies);
  const sessionId = session?.user.id === id ? session.id : undefined;
  const hasRequested = emailChangeId !== null && (await changeAskedHere(cookies)) === emailChangeId;
  return { isKnown: sessionId !== undefined || hasRequested, sessionId };
}
