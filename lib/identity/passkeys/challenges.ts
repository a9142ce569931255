import "server-only";
import { db } from "@/lib/db/client";
import { fingerprint } from "../tokens";

/** How long a challenge can be answered. */
export const challengeLifetimeMs = 5 * 60 * 1000;

/**
 * What a challenge is for. One to sign in is bound to no session: whose account it is, the answer says. One to register
 * is bound to the booking after which a guest registers.
 */
export type ChallengeUse =
  | { purpose: "sign_in" }
  | { purpose: "prove" | "add"; sessionId: string }
  | { purpose: "register"; bookingId: string };

export const toSignIn: ChallengeUse = { purpose: "sign_in" };

const boundTo = (use: ChallengeUse) => ({
  sessionId: "sessionId" in use ? use.sessionId : null,
  bookingId: "bookingId" in use ? use.bookingId : null,
});

/** Stores a challenge that was made for this use; only its hash. */
export async function storeChallenge(challenge: string, use: ChallengeUse): Promise<void> {
  const { sessionId, bookingId } = boundTo(use);
  await db().$executeRaw`
    INSERT INTO passkey_challenges (challenge_hash, purpose, session_id, booking_id, expires_at)
    VALUES (${fingerprint(challenge)}, ${use.purpose}::passkey_purpose, ${sessionId}::uuid, ${bookingId}::uuid,
      clock_timestamp() + make_interval(secs => ${challengeLifetimeMs / 1000}))`;
}

/**
 * Uses up a challenge, whatever comes of its answer: of two calls one gets true.
 * @returns whether it was made for this use and has not expired
 */
export async function consumeChallenge(challenge: string, use: ChallengeUse): Promise<boolean> {
  const { sessionId, bookingId } = boundTo(use);
  const rows = await db().$queryRaw<unknown[]>`
    DELETE FROM passkey_challenges
    WHERE challenge_hash = ${fingerprint(challenge)} AND purpose = ${use.purpose}::passkey_purpose
      AND session_id IS NOT DISTINCT FROM ${sessionId}::uuid
      AND booking_id IS NOT DISTINCT FROM ${bookingId}::uuid AND expires_at > clock_timestamp()
    RETURNING 1 AS used`;
  return rows.length === 1;
}
