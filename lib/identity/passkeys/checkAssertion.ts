import "server-only";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { db, type Tx } from "@/lib/db/client";
import { isContended, isDatabaseUnavailable } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";
import { type ChallengeUse, consumeChallenge } from "./challenges";
import type { Assertion } from "./proofSchemas";
import { relyingParty } from "./relyingParty";

/** A passkey that has answered its challenge; `storeUse` stores it. */
type CheckedPasskey = { id: string; userId: string; counter: number };

/** What is stored of a passkey to check its answers by. */
type PasskeyKey = { credentialId: string; handle: string; publicKey: Uint8Array; counter: bigint };

/**
 * Checks the answer of an account's passkey to a challenge, see `checkAnswer`.
 * @throws AppError passkey_refused; passkeys_unavailable
 */
export async function checkAssertion(passkey: Assertion, use: ChallengeUse): Promise<CheckedPasskey> {
  const stored = await db().passkey.findUnique({ where: { credentialId: passkey.id } });
  if (stored === null) throw new AppError("passkey_refused");
  return { id: stored.id, userId: stored.userId, counter: await checkAnswer(passkey, stored, use) };
}

/**
 * Checks the answer of a passkey to a challenge: signature, origin, that its owner was verified, and that its counter
 * went up. Why it is refused is not told.
 * @returns its counter
 * @throws AppError passkey_refused; passkeys_unavailable
 */
export async function checkAnswer(
  passkey: Assertion,
  stored: PasskeyKey,
  use: ChallengeUse,
): Promise<number> {
  const party = relyingParty();
  if (passkey.id !== stored.credentialId || !namesOwner(passkey, stored.handle))
    throw new AppError("passkey_refused");
  const { userHandle, ...response } = passkey.response;
  const { authenticatorAttachment, ...rest } = passkey;
  const checked = await verifyAuthenticationResponse({
    response: { ...rest, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => consumeChallenge(challenge, use),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(stored.publicKey),
      counter: Number(stored.counter),
    },
  }).catch(refusedUnlessOurs);
  if (!checked.verified) throw new AppError("passkey_refused");
  return checked.authenticationInfo.newCounter;
}

/**
 * What the library refuses, told as that alone; a failure of the database, which it asks for the challenge, as what it is.
 * @throws AppError passkey_refused
 */
export function refusedUnlessOurs(cause: unknown): never {
  if (isDatabaseUnavailable(cause) || isContended(cause)) throw cause;
  throw new AppError("passkey_refused", { cause });
}

/** The handle that a passkey is made with, as bytes. */
export const userHandle = (handle: string) => Uint8Array.from(Buffer.from(handle.replaceAll("-", ""), "hex"));

function namesOwner({ response }: Assertion, handle: string): boolean {
  const named = response.userHandle;
  return named == null || named === Buffer.from(userHandle(handle)).toString("base64url");
}

/**
 * Stores that a passkey was used. Of two answers with one counter the later is refused, and so is one whose passkey
 * was removed meanwhile. The caller has locked the account, in the order of everybody who changes accounts.
 * @throws AppError passkey_refused
 */
export async function storeUse(tx: Tx, { id, counter }: CheckedPasskey): Promise<void> {
  const used = await tx.$executeRaw`
    UPDATE passkeys SET counter = ${counter}::bigint, last_used_at = clock_timestamp()
    WHERE id = ${id}::uuid AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))`;
  if (used === 0) throw new AppError("passkey_refused");
}
