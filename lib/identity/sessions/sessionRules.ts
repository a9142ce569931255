import type { Role } from "../roles";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A session ends this long after signing in, also when it is used. */
export const sessionLifetimeMs = 30 * day;

/**
 * An unused session ends earlier. Customers return every other week and should not have to sign in each time; a
 * business's session shows other people's names and its income, often on a shared machine.
 */
export const sessionIdleMs: Record<Role, number> = { customer: 14 * day, provider: 3 * day };

/** `lastSeenAt` is written at most this often. */
export const lastSeenStepMs = minute;

export type SessionFacts = {
  role: Role;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  user: { role: Role; passwordChangedAt: Date; disabledAt: Date | null; erasedAt: Date | null };
};

/** Why a session has ended; null while it has not. `now` is the database's clock, which all instances share. */
export function sessionEnding(
  facts: SessionFacts,
  now: Date,
): "revoked" | "expired" | "idle" | "account_closed" | "role_changed" | "password_changed" | null {
  if (facts.revokedAt !== null) return "revoked";
  if (facts.expiresAt <= now) return "expired";
  if (now.getTime() - facts.lastSeenAt.getTime() > sessionIdleMs[facts.role]) return "idle";
  if (facts.user.disabledAt !== null || facts.user.erasedAt !== null) return "account_closed";
  if (facts.user.role !== facts.role) return "role_changed";
  // A session that survives a change of the password is replaced by a new row then (insertSession).
  if (facts.createdAt < facts.user.passwordChangedAt) return "password_changed";
  return null;
}

/** Whether `lastSeenAt` is due to be written again. */
export function isDueToBeSeen(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= lastSeenStepMs;
}
