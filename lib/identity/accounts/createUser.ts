import "server-only";
import type { Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";
import type { Locale } from "@/lib/i18n/locales";
import { releaseAddress } from "../addresses/releaseAddress";
import type { Role } from "../roles";
import { type MailRecipient, sendVerificationMail } from "./accountMails";

export type NewUser = {
  email: string;
  role: Role;
  fullName: string;
  phone: string | null;
  locale: Locale;
  passwordHash: string;
};

/**
 * Adds an account and the mail that asks to confirm its address, in the caller's transaction. If the address belongs
 * to an account whose business ended its sign-in, that account is closed first (see `releaseAddress`).
 * @throws AppError email_taken; the transaction cannot be used after that
 */
export async function createUser(tx: Tx, user: NewUser): Promise<MailRecipient> {
  const { email, role, locale } = user;
  await releaseAddress(tx, email);
  const { id, createdAt } = await insert(tx, user);
  const created = { id, email, role, locale };
  await sendVerificationMail(tx, { ...created, registeredAt: createdAt });
  return created;
}

/**
 * Adds an account with a confirmed address, for whoever opened a link in a mail to it.
 * @throws AppError email_taken; the transaction cannot be used after that
 */
export async function createConfirmedUser(tx: Tx, user: NewUser): Promise<string> {
  return (await insert(tx, { ...user, emailVerifiedAt: new Date() })).id;
}

async function insert(
  tx: Tx,
  data: NewUser & { emailVerifiedAt?: Date },
): Promise<{ id: string; createdAt: Date }> {
  try {
    return await tx.user.create({ data, select: { id: true, createdAt: true } });
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new AppError("email_taken", { cause, fields: [{ path: "email", rule: "emailTaken" }] });
  }
}
