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

/**
 * The hash of a token; only it is stored, so that whoever reads the database cannot use the links. 256 random bits
 * need no slow hash.
 */
export function fingerprint(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash("sha256").update(token).digest());
}

/** A random token for a link, 256 bits. */
export const newToken = () => randomBytes(32).toString("base64url");

/**
 * Adds a token for a mail. Earlier ones stay valid until one is used: whoever can request a mail to somebody must not
 * void the link that this person is about to open.
 * @param emailChangeId the change of address, for the two kinds about one
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

/** Voids the links of this kind that were mailed to a person. */
export async function cancelTokens(tx: Tx, userId: string, kind: TokenKind): Promise<void> {
  await tx.userToken.updateMany({ where: { userId, kind, usedAt: null }, data: { usedAt: new Date() } });
}

export type TokenOwner = {
  id: string;
  email: string;
  role: Role;
  registeredAt: Date;
  /** The change of address that the token belongs to, if any. */
  emailChangeId: string | null;
  /** Words that anybody knows of the person, of which no password should be made. */
  words: string[];
};

/** The owner of a token, without using it up; null when it is not valid (see `consumeToken`). */
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

const consumed = z.array(z.object({ userId: z.uuid(), isGiven: z.boolean() }));

/**
 * Uses up a token, and all others of its kind that were sent to its owner unless `alone`. Of two concurrent calls one
 * succeeds. The account is locked before the token, in the order of everybody who changes accounts.
 * @returns the id of the owner
 * @throws AppError invalid_token when it is unknown, used or expired, or its account is closed
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
  const userId = consumed.parse(rows).find(({ isGiven }) => isGiven)?.userId;
  if (userId === undefined) throw new AppError("invalid_token");
  return userId;
}
