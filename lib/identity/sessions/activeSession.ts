import "server-only";
import { pool } from "@/lib/db/client";
import type { MemberRole } from "@/lib/db/generated/enums";
import type { Locale } from "@/lib/i18n/locales";
import type { Role } from "../roles";
import { sessionCookieName } from "./sessionCookies";
import { isDueToBeSeen, sessionEnding } from "./sessionRules";
import { openSessionToken } from "./sessionToken";

/** A session that has just been checked against its row. */
export type ActiveSession = {
  id: string;
  role: Role;
  expiresAt: Date;
  user: {
    id: string;
    email: string;
    fullName: string;
    emailVerified: boolean;
    locale: Locale;
    phone: string | null;
    passwordChangedAt: Date;
  };
  /** The business of a provider account; null for customers. */
  providerId: string | null;
  /** Its role in that business, and the person it belongs to; null without a business. */
  membership: { role: MemberRole; staffMemberId: string | null } | null;
};

export type CookieReader = { get(name: string): { value: string } | undefined };

/** The session that the portal's cookie names; null without one, after it ended, or when the account is closed. */
export async function activeSession(role: Role, cookies: CookieReader): Promise<ActiveSession | null> {
  const id = await openSessionToken(role, cookies.get(sessionCookieName(role))?.value);
  const session = id === null ? null : await findSession(id);
  return session?.role === role ? session : null;
}

type SessionRow = {
  id: string;
  role: Role;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  user_id: string;
  user_role: Role;
  email: string;
  full_name: string;
  email_verified_at: Date | null;
  locale: Locale;
  phone: string | null;
  password_changed_at: Date;
  disabled_at: Date | null;
  erased_at: Date | null;
  provider_id: string | null;
  member_role: MemberRole | null;
  staff_member_id: string | null;
  now: Date;
};

/** Part of every request with a session: one round trip, and a second one at most once a minute. */
const sessionQuery = `
  SELECT s.id, s.role, s.created_at, s.last_seen_at, s.expires_at, s.revoked_at,
         u.id AS user_id, u.role AS user_role, u.email, u.full_name, u.email_verified_at, u.locale, u.phone,
         u.password_changed_at, u.disabled_at, u.erased_at, m.provider_id, m.role AS member_role, m.staff_member_id,
         clock_timestamp() AS now
  FROM sessions s
  JOIN users u ON u.id = s.user_id
  LEFT JOIN provider_members m ON m.user_id = u.id AND m.ended_at IS NULL
  WHERE s.id = $1`;

/** The session with this id; null when it does not exist or has ended. */
export async function findSession(id: string): Promise<ActiveSession | null> {
  const { rows } = await pool().query<SessionRow>({ name: "session", text: sessionQuery, values: [id] });
  const [row] = rows;
  if (!row || sessionEnding(factsOf(row), row.now) !== null) return null;
  if (isDueToBeSeen(row.last_seen_at, row.now)) await markSeen(id, row.last_seen_at);
  return toActiveSession(row);
}

/** Of concurrent requests only the first writes. */
async function markSeen(id: string, before: Date): Promise<void> {
  const text = "UPDATE sessions SET last_seen_at = clock_timestamp() WHERE id = $1 AND last_seen_at <= $2";
  await pool().query(text, [id, before]);
}

function factsOf(row: SessionRow) {
  return {
    role: row.role,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    user: {
      role: row.user_role,
      passwordChangedAt: row.password_changed_at,
      disabledAt: row.disabled_at,
      erasedAt: row.erased_at,
    },
  };
}

function toActiveSession(row: SessionRow): ActiveSession {
  return {
    id: row.id,
    role: row.role,
    expiresAt: row.expires_at,
    user: {
      id: row.user_id,
      email: row.email,
      fullName: row.full_name,
      emailVerified: row.email_verified_at !== null,
      locale: row.locale,
      phone: row.phone,
      passwordChangedAt: row.password_changed_at,
    },
    providerId: row.provider_id,
    membership:
      row.member_role === null ? null : { role: row.member_role, staffMemberId: row.staff_member_id },
  };
}
