import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { confirmPassword } from "../passwords/confirmPassword";
import type { ActiveSession } from "../sessions/activeSession";
import { checkAssertion, storeUse } from "./checkAssertion";
import type { Proof } from "./schemas";

/**
 * Asks whoever is signed in for a proof that they are the owner, before changes that a borrowed browser must not make:
 * the password, or a passkey that answered a challenge of this very session.
 * @returns the hash of the account's password, which the change has to find unchanged: a reset in between removes
 *   passkeys, too
 * @throws AppError invalid_request when there is no proof or the password is wrong; passkey_refused;
 *   passkeys_unavailable; too_many_requests; not_signed_in when the account was closed
 */
export async function confirmProof(session: ActiveSession, { password, passkey }: Proof): Promise<string> {
  const userId = session.user.id;
  if (passkey !== undefined) return confirmPasskey(session, passkey);
  if (password === undefined)
    throw new AppError("invalid_request", { fields: [{ path: "password", rule: "required" }] });
  return confirmPassword(userId, password, "password");
}

async function confirmPasskey(
  { id: sessionId, user }: ActiveSession,
  passkey: NonNullable<Proof["passkey"]>,
): Promise<string> {
  // Read before the passkey is checked: a reset after this is noticed by the changed hash, one before it by the
  // missing passkey.
  const account = await db().user.findFirst({
    where: { id: user.id, disabledAt: null, erasedAt: null },
    select: { passwordHash: true },
  });
  if (account === null) throw new AppError("not_signed_in");
  const checked = await checkAssertion(passkey, { purpose: "prove", sessionId });
  if (checked.userId !== user.id) throw new AppError("passkey_refused");
  await storeUse(db(), checked);
  return account.passwordHash;
}
