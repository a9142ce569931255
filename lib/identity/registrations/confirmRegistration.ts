import "server-only";
import type { Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError, isAppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { unusablePasswordHash } from "../accounts/closeAccount";
import { createConfirmedUser } from "../accounts/createUser";
import { registeredHere } from "../accounts/registrationCookie";
import { type Adopt, confirmAddress, type VerifiedUser } from "../addresses/confirmAddress";
import { endUnproven } from "../addresses/endUnproven";
import { findAccountUsing, releaseAddress } from "../addresses/releaseAddress";
import { toSignIn } from "../passkeys/challenges";
import { checkAnswer } from "../passkeys/checkAssertion";
import { passwordRefused } from "../passkeys/confirmProof";
import type { Proof } from "../passkeys/proofSchemas";
import { verifyPassword } from "../passwords/passwordHash";
import { replaceCredentials } from "../passwords/replaceCredentials";
import type { CookieReader } from "../sessions/activeSession";
import type { ClientInfo } from "../sessions/client";
import { type BegunSession, insertSession } from "../sessions/startSession";
import { passwordsOfAccount } from "../throttles";
import { type FoundRegistration, findRegistration, lockRegistrations } from "./findRegistration";
import { type StoredPasskey, storedPasskey } from "./storedPasskey";

/**
 * Makes the account of a registration, by the token of its mail, for whoever also chose its password or made its passkey:
 * the token alone proves only the mailbox, and a stranger may have asked with somebody else's address. The browser that
 * asked needs no proof. An account of the address that nobody confirmed is taken over as by a password reset: its
 * password, passkeys, sessions and links end. Every other registration with the address ends. This browser is signed in, since it
 * has shown both the mailbox and what signs in.
 * @throws AppError invalid_token; invalid_credentials, passkey_refused and passkey_known, and then the token can be used
 *   again; passkeys_unavailable; too_many_requests
 */
export async function confirmRegistration(
  { token, ...proof }: { token: string } & Proof,
  client: ClientInfo,
  adopt: Adopt,
): Promise<{ user: VerifiedUser; begun: BegunSession | null }> {
  const found = await findRegistration(token);
  if (found === null) throw new AppError("invalid_token");
  const passkey = found.passkey === null ? null : storedPasskey.parse(found.passkey);
  const counter = (await isAskedHere(found, client.cookies)) ? null : await prove(found, passkey, proof);
  const passwordHash = found.passwordHash ?? (await unusablePasswordHash());
  try {
    return await inTransaction(async (tx) => {
      const registration = await lockRegistration(tx, token, found.email);
      const user = await openAccount(tx, registration, passwordHash);
      await confirmAddress(tx, user, adopt);
      // An account takes no passkey before its address is confirmed.
      if (passkey !== null) await addPasskey(tx, user, { ...passkey, counter: counter ?? passkey.counter });
      return { user, begun: await insertSession(tx, { id: user.id, passwordHash }, client) };
    });
  } catch (cause) {
    // Somebody got the address in the same moment, or it is reserved for its former account.
    if (isAppError(cause, "email_taken")) throw new AppError("invalid_token", { cause });
    throw cause;
  }
}

/** Whether this browser asked for the registration. */
export async function isAskedHere({ id }: FoundRegistration, cookies: CookieReader): Promise<boolean> {
  return (await registeredHere(cookies)) === id;
}

/** @returns the counter of the passkey; null for a password */
async function prove(
  { id, passwordHash }: FoundRegistration,
  stored: StoredPasskey | null,
  { password, passkey }: Proof,
): Promise<number | null> {
  if (stored !== null) {
    if (passkey === undefined) throw passwordRefused("required");
    return checkAnswer(passkey, { ...stored, counter: BigInt(stored.counter) }, toSignIn);
  }
  if (password === undefined) throw passwordRefused("required");
  await passwordsOfAccount.take(id);
  if (!(await verifyPassword(passwordHash, password))) throw passwordRefused("wrongPassword");
  return null;
}

/**
 * Locks the account that has the address, if any, then all registrations with it, so that of two that are confirmed at
 * once the second finds itself ended.
 */
async function lockRegistration(tx: Tx, token: string, email: string): Promise<FoundRegistration> {
  await releaseAddress(tx, email);
  await tx.$queryRaw`SELECT 1 FROM users WHERE email = ${email} FOR NO KEY UPDATE`;
  await lockRegistrations(tx, email);
  const registration = await findRegistration(token, tx);
  if (registration === null || (await findAccountUsing(tx, email)) !== null)
    throw new AppError("invalid_token");
  return registration;
}

/** @throws AppError passkey_known when an account got it since the registration; the transaction cannot be used after that */
async function addPasskey(tx: Tx, { id: userId }: VerifiedUser, passkey: StoredPasskey): Promise<void> {
  try {
    await tx.passkey.create({ data: { ...passkey, userId }, select: { id: true } });
  } catch (cause) {
    throw isUniqueViolation(cause) ? new AppError("passkey_known", { cause }) : cause;
  }
}

async function openAccount(
  tx: Tx,
  { email, fullName, phone, locale }: FoundRegistration,
  passwordHash: string,
): Promise<VerifiedUser> {
  const role = "customer";
  const unconfirmed = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (unconfirmed === null) {
    const user = { email, role, fullName, phone, locale: toLocale(locale), passwordHash } as const;
    return { id: await createConfirmedUser(tx, user), email, role };
  }
  const { id } = unconfirmed;
  await replaceCredentials(tx, { userId: id, passwordHash });
  await endUnproven(tx, id);
  await tx.user.update({ where: { id }, data: { fullName, phone, locale }, select: { id: true } });
  return { id, email, role };
}
