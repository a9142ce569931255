import type { z } from "zod";
import { toLocale } from "@/lib/i18n/locales";
import { emailAsRead } from "@/lib/text/emailAsRead";
import type { Profile } from "./accounts/profile";
import type { PendingChange } from "./addresses/emailChange";
import type {
  AccountAnswer,
  emailChangeSchema,
  ownAccountSchema,
  PersonAnswer,
  SessionState,
} from "./schemas";
import type { ActiveSession } from "./sessions/activeSession";

/** The answer of `GET /auth/v1/session` and of signing in. */
export function sessionState(active: ActiveSession | null): SessionState {
  if (active === null) return { session: null, user: null };
  const { id, role, expiresAt } = active;
  return { session: { id, role, expiresAt: expiresAt.toISOString() }, user: accountOf(active) };
}

export function accountOf({ role, user, providerId }: ActiveSession): AccountAnswer {
  const { id, email, fullName, emailVerified } = user;
  return { id, email: emailAsRead(email), role, fullName, emailVerified, providerId };
}

/** The answer of `GET /customers/me`. */
export function serializePerson({ emailVerifiedAt, createdAt, locale, ...profile }: Profile): PersonAnswer {
  return {
    ...profile,
    email: emailAsRead(profile.email),
    locale: toLocale(locale),
    emailVerified: emailVerifiedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** The answer of `GET /providers/me/account`. */
export function serializeOwnAccount(profile: Profile): z.input<typeof ownAccountSchema> {
  const { id, email, emailVerified, locale, createdAt } = serializePerson(profile);
  return { id, email, emailVerified, locale, createdAt };
}

/** A pending change of address in the contract's shape. */
export function serializeEmailChange(pending: PendingChange | null): z.input<typeof emailChangeSchema> {
  return {
    pending: pending && { email: emailAsRead(pending.email), expiresAt: pending.expiresAt.toISOString() },
  };
}
