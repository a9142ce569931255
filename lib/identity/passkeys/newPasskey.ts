import "server-only";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import { AppError } from "@/lib/errors/AppError";
import { type ChallengeUse, challengeLifetimeMs, consumeChallenge, storeChallenge } from "./challenges";
import { refusedUnlessOurs, userHandle } from "./checkAssertion";
import { relyingParty } from "./relyingParty";
import type { Attestation, CreationOptions } from "./schemas";

type Wanted = {
  /** What the device knows the account as. */
  handle: string;
  email: string;
  fullName: string;
  /** The passkeys that the account has: a device that has one of them makes none. */
  known: readonly string[];
  use: ChallengeUse;
};

/**
 * What to ask the browser for, to make a passkey; its challenge is stored.
 * @throws AppError passkeys_unavailable
 */
export async function creationOptions(wanted: Wanted): Promise<CreationOptions> {
  const { handle, email, fullName, known, use } = wanted;
  const rp = relyingParty();
  const displayName = fullName || email;
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: userHandle(handle),
    userName: email,
    userDisplayName: displayName,
    attestationType: "none",
  });
  await storeChallenge(challenge, use);
  return {
    challenge,
    rp: { id: rp.id, name: rp.name },
    user: { id: Buffer.from(userHandle(handle)).toString("base64url"), name: email, displayName },
    pubKeyCredParams,
    timeout: challengeLifetimeMs,
    excludeCredentials: known.map((id) => ({ id, type: "public-key" as const })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

/** What browsers answer where no attestation is asked for: none, or one that the passkey signed itself. */
const plainFormats: readonly string[] = ["none", "packed"];

/**
 * Other formats name certificates, whose lists of revoked ones the library would fetch: from addresses that the sender
 * chose, before it knows whose certificates they are.
 * @throws AppError passkey_refused
 */
function assertPlain({ attestationObject }: Attestation["response"]): void {
  let format: string;
  try {
    format = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get("fmt");
  } catch (cause) {
    throw new AppError("passkey_refused", { cause });
  }
  if (!plainFormats.includes(format)) throw new AppError("passkey_refused");
}

/**
 * Checks what the browser made for a challenge: origin, and that the device verified its owner.
 * @returns what is stored of it
 * @throws AppError passkey_refused; passkeys_unavailable
 */
export async function checkAttestation(
  { authenticatorAttachment, ...passkey }: Attestation,
  use: ChallengeUse,
) {
  const party = relyingParty();
  assertPlain(passkey.response);
  const checked = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: (challenge) => consumeChallenge(challenge, use),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(refusedUnlessOurs);
  if (!checked.verified) throw new AppError("passkey_refused");
  const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential;
  // The library neither compares the sent id with the signed one, nor limits the length of the latter.
  if (credentialId !== passkey.id) throw new AppError("passkey_refused");
  const { transports } = passkey.response;
  return { credentialId, publicKey: Uint8Array.from(publicKey), counter, transports };
}
