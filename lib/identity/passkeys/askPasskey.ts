import "server-only";
import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { passkeysFromAddress } from "../throttles";
import { type ChallengeUse, challengeLifetimeMs, storeChallenge } from "./challenges";
import { relyingParty } from "./relyingParty";
import type { RequestOptions } from "./schemas";

/**
 * A challenge for a passkey that the browser finds by itself: no account is named, so nothing is told about any.
 * @throws AppError passkeys_unavailable; too_many_requests
 */
export async function askPasskey(use: ChallengeUse, address: string): Promise<RequestOptions> {
  const { id: rpId } = relyingParty();
  await passkeysFromAddress.take(address);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification: "required" });
  await storeChallenge(challenge, use);
  return { challenge, rpId, timeout: challengeLifetimeMs, userVerification: "required" };
}
