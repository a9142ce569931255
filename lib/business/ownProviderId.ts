import "server-only";
import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { isMember } from "@/lib/identity/sessions/businessScope";

/**
 * The business that an owner's session acts for. Everything in the provider area is asked with this id and never
 * with one from the address or the body; what a member may ask for is asked with `businessScopeOf`.
 * @throws AppError not_signed_in for an account without a business; owner_only for a member
 */
export function ownProviderId(session: Pick<ActiveSession, "providerId" | "membership">): string {
  if (session.providerId === null) throw new AppError("not_signed_in");
  if (isMember(session)) throw new AppError("owner_only");
  return session.providerId;
}
