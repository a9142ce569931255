import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { confirmProof } from "@/lib/identity/passkeys/confirmProof";
import type { Proof } from "@/lib/identity/passkeys/proofSchemas";
import type { ActingOwner } from "./actingOwner";
import type { MemberRole } from "./schemas";

/**
 * Asks whoever makes somebody an owner, or takes that role away, for the password or a passkey: a stolen session must
 * not be enough to take a business over. Changes of members need no proof.
 * @param roles that the sign-in has, or is to have
 * @returns the hash of the account's password, which the change has to find unchanged; null when nothing was asked for
 * @throws AppError as `confirmProof`
 */
export async function askOwnersProof(
  { owner, sessionId }: Pick<ActingOwner, "owner" | "sessionId">,
  proof: Proof,
  roles: readonly MemberRole[],
): Promise<string | null> {
  if (!roles.includes("owner")) return null;
  return confirmProof({ id: sessionId, user: owner }, proof);
}

/**
 * Checks that the account still owns the business, and locks that until the end of the transaction: the session was
 * read before it, and another owner may have changed or ended the sign-in meanwhile.
 * @throws AppError not_signed_in when the sign-in was ended; owner_only when it is a member's
 */
export async function requireOwner(tx: Tx, providerId: string, userId: string): Promise<void> {
  const [asking] = await tx.$queryRaw<{ role: string }[]>`
    SELECT role::text AS role FROM provider_members
    WHERE provider_id = ${providerId}::uuid AND user_id = ${userId}::uuid AND ended_at IS NULL FOR SHARE`;
  if (asking === undefined) throw new AppError("not_signed_in");
  if (asking.role !== "owner") throw new AppError("owner_only");
}
