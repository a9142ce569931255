import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { checkPassword, confirmPassword } from "../passwords/confirmPassword";
import type { ActiveSession } from "../sessions/activeSession";
import { type ChallengeUse, toSignIn } from "./challenges";
import { checkAssertion, storeUse } from "./checkAssertion";
import type { Assertion, Proof } from "./proofSchemas";

/** The session that is asked for a proof. */
type Asked = Pick<ActiveSession, "id"> & { user: Pick<ActiveSession["user"], "id"> };

/**
 * Asks whoever is signed in for a proof that they are the owner, before changes that a borrowed browser must not make:
 * the password, or a passkey that answered a challenge of this very session.
 * @param path the field of the password
 * @returns the hash of the account's password, which the change has to find unchanged: a reset in between removes
 *   passkeys, too
 * @throws AppError invalid_request when there is no proof or the password is wrong; passkey_refused;
 *   passkeys_unavailable; too_many_requests; not_signed_in when the account was closed
 */
export async function confirmProof(
  { id: sessionId, user }: Asked,
  { password, passkey }: Proof,
  path = "password",
): Promise<string> {
  if (passkey !== undefined) return confirmPasskey(user.id, passkey, { purpose: "prove", sessionId });
  if (password === undefined) throw new AppError("invalid_request", { fields: [{ path, rule: "required" }] });
  return confirmPassword(user.id, password, path);
}

/**
 * Asks whoever opens a link of ours in a browser that is not recognised for a proof that the account is theirs: the
 * password, or a passkey that answered a challenge to sign in, since there is no session that could have asked.
 * @returns as `confirmProof`
 * @throws AppError invalid_credentials when there is no proof or the password is wrong; passkey_refused;
 *   passkeys_unavailable; too_many_requests
 */
export async function requireProof(userId: string, { password, passkey }: Proof): Promise<string> {
  if (passkey !== undefined) return confirmPasskey(userId, passkey, toSignIn);
  if (password === undefined) throw passwordRefused("required");
  const checkedHash = await checkPassword(userId, password);
  if (checkedHash === null) throw passwordRefused("wrongPassword");
  return checkedHash;
}

export function passwordRefused(rule: "required" | "wrongPassword"): AppError {
  return new AppError("invalid_credentials", { fields: [{ path: "password", rule }] });
}

/** By what the account can be proved. */
export type NeededProof = { byPassword: boolean; byPasskey: boolean };

/** By what an account can be proved: each has a password, though its owner may not have chosen one. */
export async function proofsOf(userId: string): Promise<NeededProof> {
  return { byPassword: true, byPasskey: (await db().passkey.count({ where: { userId } })) > 0 };
}

async function confirmPasskey(userId: string, passkey: Assertion, use: ChallengeUse): Promise<string> {
  // Read before the passkey is checked: a reset after this is noticed by the changed hash, one before it by the
  // missing passkey.
  const account = await db().user.findFirst({
    where: { id: userId, disabledAt: null, erasedAt: null },
    select: { passwordHash: true },
  });
  if (account === null) throw new AppError("not_signed_in");
  const checked = await checkAssertion(passkey, use);
  if (checked.userId !== userId) throw new AppError("passkey_refused");
  await storeUse(db(), checked);
  return account.passwordHash;
}
