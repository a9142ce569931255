import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { Role } from "./roles";

export type TokenKind = "verify_email" | "reset_password" | "change_email" | "undo_email_change";

const hour = 60 * 60 * 1000;

/** How long the links in our mails work. */
export const tokenLifetimeMs: Record<TokenKind, number> = {
  verify_email: 48 * hour,
  reset_password: hour,
  change_email: 48 * hour,
  undo_email_change: 7 * 24 * hour,
};

/** Only this is stored: who reads the database cannot use the links. 256 random bits need no slow hash. */
export function fingerprint(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash("sha256").update(token).digest());
}

/** What stands in a link that opens something by itself. */
export const newToken = () => randomBytes(32).toString("base64url");

/**
 * A new token for a mail. The ones sent before go on working until one is used: whoever may ask for a mail to somebody
 * must not void the link that this person is about to open.
 * @param emailChangeId what the two kinds about a change of address are about
 */
export async function issueToken(
  tx: Tx,
  userId: string,
  kind: TokenKind,
  emailChangeId: string | null = null,
): Promise<string> {
  const token = newToken();
  await tx.userToken.create({
    data: {
      userId,
      kind,
      emailChangeId,
      tokenHash: fingerprint(token),
      expiresAt: new Date(Date.now() + tokenLifetimeMs[kind]),
    },
    select: { id: true },
  });
  return token;
}

/** The links of this kind that were mailed to a person stop working. */
export async function cancelTokens(tx: Tx, userId: string, kind: TokenKind): Promise<void> {
  await tx.userToken.updateMany({ where: { userId, kind, usedAt: null }, data: { usedAt: new Date() } });
}

export type TokenOwner = {
  id: string;
  email: string;
  role: Role;
  registeredAt: Date;
  /** The change of address that the token is about, if it is about one. */
  emailChangeId: string | null;
  /** What anybody knows of them, of which no password should be made. */
  words: string[];
};

/** Whose a token is, without using it up; null when it does not count (see `consumeToken`). */
export async function tokenOwner(kind: TokenKind, token: string): Promise<TokenOwner | null> {
  const row = await db().userToken.findFirst({
    where: {
      tokenHash: fingerprint(token),
      kind,
      usedAt: null,
      expiresAt: { gt: new Date() },
      user: { disabledAt: null, erasedAt: null },
    },
    select: {
      emailChangeId: true,
      user: {
        select: {
          id: true,
          email: true,
          role: true,
          fullName: true,
          createdAt: true,
          provider: { select: { companyName: true } },
        },
      },
    },
  });
  if (row === null) return null;
  const { id, email, role, fullName, createdAt, provider } = row.user;
  const words = [email, fullName, provider?.companyName ?? ""];
  return { id, email, role, registeredAt: createdAt, emailChangeId: row.emailChangeId, words };
}

const spent = z.array(z.object({ userId: z.uuid(), isGiven: z.boolean() }));

/**
 * Uses a token up, and all others of its kind that were sent to its owner unless `alone`, and tells whose it was. Of two
 * that come together one wins. The account is locked before the token, in the order of everybody who changes accounts.
 * @throws AppError invalid_token when it is unknown, used or too old, or its account is closed
 */
export async function consumeToken(
  tx: Tx,
  kind: TokenKind,
  token: string,
  { alone = false } = {},
): Promise<string> {
  const rows = await tx.$queryRaw`
    WITH owner AS MATERIALIZED (
      SELECT u.id FROM user_tokens t JOIN users u ON u.id = t.user_id
      WHERE t.token_hash = ${fingerprint(token)} AND t.kind = ${kind}::token_kind
        AND t.used_at IS NULL AND t.expires_at > now()
        AND u.disabled_at IS NULL AND u.erased_at IS NULL
      FOR NO KEY UPDATE OF u
    )
    UPDATE user_tokens t SET used_at = now()
    FROM owner
    WHERE t.user_id = owner.id AND t.kind = ${kind}::token_kind AND t.used_at IS NULL
      AND (NOT ${alone}::boolean OR t.token_hash = ${fingerprint(token)})
    RETURNING t.user_id::text AS "userId", t.token_hash = ${fingerprint(token)} AS "isGiven"`;
  const userId = spent.parse(rows).find(({ isGiven }) => isGiven)?.userId;
  if (userId === undefined) throw new AppError("invalid_token");
  return userId;
}
