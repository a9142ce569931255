import "server-only";
import { db } from "@/lib/db/client";
import { fingerprint } from "../tokens";

/** How long a challenge can be answered. */
export const challengeLifetimeMs = 5 * 60 * 1000;

/** What a challenge is for. One to sign in is bound to no session: whose account it is, the answer says. */
export type ChallengeUse =
  | { purpose: "sign_in"; sessionId: null }
  | { purpose: "prove" | "add"; sessionId: string };

export const toSignIn: ChallengeUse = { purpose: "sign_in", sessionId: null };

/** Stores a challenge that was made for this use; only its hash. */
export async function storeChallenge(challenge: string, { purpose, sessionId }: ChallengeUse): Promise<void> {
  await db().$executeRaw`
    INSERT INTO passkey_challenges (challenge_hash, purpose, session_id, expires_at)
    VALUES (${fingerprint(challenge)}, ${purpose}::passkey_purpose, ${sessionId}::uuid,
      clock_timestamp() + make_interval(secs => ${challengeLifetimeMs / 1000}))`;
}

/**
 * Uses up a challenge, whatever comes of its answer: of two calls one gets true.
 * @returns whether it was made for this use and has not expired
 */
export async function consumeChallenge(
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    DELETE FROM passkey_challenges
    WHERE challenge_hash = ${fingerprint(challenge)} AND purpose = ${purpose}::passkey_purpose
      AND session_id IS NOT DISTINCT FROM ${sessionId}::uuid AND expires_at > clock_timestamp()
    RETURNING 1 AS used`;
  return rows.length === 1;
}
