import "server-only";
import { randomBytes } from "node:crypto";
import type { Tx } from "@/lib/db/client";
import { defaultLocale } from "@/lib/i18n/locales";
import { hashPassword } from "../passwords/passwordHash";

/** A unique address of a domain that cannot exist (RFC 2606): it receives no mail. */
const placeholderEmail = (userId: string) => `erased-${userId}@erased.invalid`;

/**
 * The hash of a random password that nobody knows, for an account that is being closed. Computed before the account
 * is locked, since it takes time.
 */
export function unusablePasswordHash(): Promise<string> {
  return hashPassword(randomBytes(32).toString("base64url"));
}

/**
 * Closes an account and removes the person's data from it: its sessions and links end, its address becomes free. The
 * caller has locked its row.
 */
export async function closeAccount(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.session.deleteMany({ where: { userId: id } });
  await tx.userToken.deleteMany({ where: { userId: id } });
  await tx.passkey.deleteMany({ where: { userId: id } });
  await tx.emailChange.deleteMany({ where: { userId: id } });
  await tx.user.update({
    where: { id },
    data: {
      email: placeholderEmail(id),
      fullName: "",
      phone: null,
      locale: defaultLocale,
      passwordHash,
      passwordChangedAt: now,
      emailVerifiedAt: null,
      disabledAt: now,
      erasedAt: now,
    },
    select: { id: true },
  });
}
