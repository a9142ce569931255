import "server-only";
import type { Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";
import type { Locale } from "@/lib/i18n/locales";
import { type MailRecipient, sendVerificationMail } from "./accountMails";
import type { Role } from "./roles";

type NewUser = {
  email: string;
  role: Role;
  fullName: string;
  phone: string | null;
  locale: Locale;
  passwordHash: string;
};

/**
 * Writes a new account and the mail that asks to confirm its address, in the caller's transaction.
 * @throws AppError email_taken; the transaction is lost then
 */
export async function createUser(tx: Tx, user: NewUser): Promise<MailRecipient> {
  const { email, role, locale } = user;
  const { id, createdAt } = await insert(tx, user);
  const created = { id, email, role, locale };
  await sendVerificationMail(tx, { ...created, registeredAt: createdAt });
  return created;
}

async function insert(tx: Tx, data: NewUser): Promise<{ id: string; createdAt: Date }> {
  try {
    return await tx.user.create({ data, select: { id: true, createdAt: true } });
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new AppError("email_taken", { cause, fields: [{ path: "email", rule: "emailTaken" }] });
  }
}
