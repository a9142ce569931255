import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { confirmPassword } from "@/lib/identity/passwords/confirmPassword";
import type { MemberRole } from "./schemas";

/**
 * Asks for the password of whoever makes somebody an owner, or takes that right away: a stolen session must not be enough
 * to take a business over. What is about members alone asks nothing.
 * @param roles that the sign-in has, or is to have
 * @returns the hash that it was checked against, for the change to be bound to; null when nothing was asked
 * @throws AppError invalid_request when it is missing or wrong; too_many_requests; not_signed_in when the account was closed
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
 * That whoever asks owns the business still, until the end of the transaction: the session was read before it, and another
 * owner may have lowered or ended them meanwhile.
 * @throws AppError not_signed_in when the sign-in was ended; owner_only when it is a member's
 */
export async function requireOwner(tx: Tx, providerId: string, userId: string): Promise<void> {
  const [asking] = await tx.$queryRaw<{ role: string }[]>`
    SELECT role::text AS role FROM provider_members
    WHERE provider_id = ${providerId}::uuid AND user_id = ${userId}::uuid AND ended_at IS NULL FOR SHARE`;
  if (asking === undefined) throw new AppError("not_signed_in");
  if (asking.role !== "owner") throw new AppError("owner_only");
}
