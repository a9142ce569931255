import "server-only";
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
