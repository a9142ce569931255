import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "./activeSession";

/** The part of a business that a session may read and change. */
export type BusinessScope = {
  providerId: string;
  /** The person whose bookings and times it is limited to; null (an owner) for no limit. */
  staffMemberId: string | null;
  /** The account of the session; null for work without a session. */
  userId: string | null;
};

type BusinessSession = Pick<ActiveSession, "providerId" | "membership"> & {
  user: Pick<ActiveSession["user"], "id">;
};

/** Whether the session is a member's: somebody who works at a business without owning it. */
export function isMember({ membership }: Pick<ActiveSession, "membership">): boolean {
  return membership?.role === "member";
}

/**
 * The scope of a session. Queries that members may make take it, and no scope from the address or the body.
 * @throws AppError not_signed_in for an account without a business
 */
export function businessScopeOf({ providerId, membership, user }: BusinessSession): BusinessScope {
  if (providerId === null || membership === null) throw new AppError("not_signed_in");
  if (membership.role === "owner") return { providerId, staffMemberId: null, userId: user.id };
  // The database has no member without a person; null here would mean no limit.
  if (membership.staffMemberId === null) throw new AppError("owner_only");
  return { providerId, staffMemberId: membership.staffMemberId, userId: user.id };
}

/** The whole business, for work without a session. */
export function wholeBusiness(providerId: string): BusinessScope {
  return { providerId, staffMemberId: null, userId: null };
}
