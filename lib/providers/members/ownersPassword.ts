import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { confirmPassword } from "@/lib/identity/passwords/confirmPassword";
import type { MemberRole } from "./schemas";

/**
 * Checks the password of whoever makes somebody an owner, or takes that role away: a stolen session must not be
 * enough to take a business over. Changes of members need no password.
 * @param roles that the sign-in has, or is to have
 * @returns the hash that it was checked against, which the change has to find unchanged; null when none was asked for
 * @throws AppError invalid_request when it is missing or wrong; too_many_requests; not_signed_in when the account was
 *   closed
 */
export async function askOwnersPassword(
  userId: string,
  password: string | undefined,
  roles: readonly MemberRole[],
): Promise<string | null> {
  if (!roles.includes("owner")) return null;
  if (password === undefined)
    throw new AppError("invalid_request", { fields: [{ path: "password", rule: "required" }] });
  return confirmPassword(userId, password, "password");
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
