import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "./activeSession";

/** How far a sign-in of a business reaches. */
export type BusinessScope = {
  providerId: string;
  /** Whose things; null (an owner): everybody's. */
  staffMemberId: string | null;
  /** Whose account it is; null for work that no session asks for. */
  userId: string | null;
};

type Acting = Pick<ActiveSession, "providerId" | "membership"> & { user: Pick<ActiveSession["user"], "id"> };

/** Whether the session is that of somebody who works at a business without owning it. */
export function isMember({ membership }: Pick<ActiveSession, "membership">): boolean {
  return membership?.role === "member";
}

/**
 * What the session may reach of its business. Queries that members may make take this, and nothing from the address or
 * the body.
 * @throws AppError not_signed_in for an account without a business
 */
export function businessScopeOf({ providerId, membership, user }: Acting): BusinessScope {
  if (providerId === null || membership === null) throw new AppError("not_signed_in");
  if (membership.role === "owner") return { providerId, staffMemberId: null, userId: user.id };
  // The database knows no member without a person; null here would be everything.
  if (membership.staffMemberId === null) throw new AppError("owner_only");
  return { providerId, staffMemberId: membership.staffMemberId, userId: user.id };
}

/** Of the whole business, for work that no session asks for. */
export function wholeBusiness(providerId: string): BusinessScope {
  return { providerId, staffMemberId: null, userId: null };
}
