import "server-only";
import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "@/lib/identity/activeSession";

/**
 * The business that a provider session acts for. Everything in the provider area is asked with this id and never
 * with one from the address or the body.
 * @throws AppError not_signed_in for an account without a business
 */
export function ownProviderId(session: Pick<ActiveSession, "providerId">): string {
  if (session.providerId === null) throw new AppError("not_signed_in");
  return session.providerId;
}
