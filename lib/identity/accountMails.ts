import "server-only";
import type { Tx } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { authPathsOf } from "./authPaths";
import type { Role } from "./roles";
import { issueToken } from "./tokens";

export type MailRecipient = { id: string; email: string; role: Role; locale: Locale };

function linkTo(locale: Locale, path: string): string {
  return new URL(localePath(locale, path), env().APP_URL).href;
}

/** The mail that names the account, with the link that confirms its address and the one that removes it. */
export async function sendVerificationMail(
  tx: Tx,
  user: MailRecipient & { registeredAt: Date },
): Promise<void> {
  const token = await issueToken(tx, user.id, "verify_email");
  const { email, role, locale, registeredAt } = user;
  const { verify, notYou } = authPathsOf(role);
  await send(tx, user, "verify_email", linkTo(locale, verify({ token })), {
    notYouUrl: linkTo(locale, notYou({ token })),
    email,
    role,
    registeredAt: registeredAt.toISOString(),
  });
}

/** The mail with the link to a new password. */
export async function sendResetMail(tx: Tx, user: MailRecipient): Promise<void> {
  const token = await issueToken(tx, user.id, "reset_password");
  await send(tx, user, "reset_password", linkTo(user.locale, authPathsOf(user.role).reset({ token })));
}

/** Tells the owner that the password is another one now, with the way back if it was not them. */
export async function sendPasswordChangedMail(tx: Tx, user: MailRecipient): Promise<void> {
  await send(tx, user, "password_changed", linkTo(user.locale, authPathsOf(user.role).forgot()));
}

type AccountMail = "verify_email" | "reset_password" | "password_changed";

async function send(
  tx: Tx,
  user: MailRecipient,
  kind: AccountMail,
  url: string,
  more: Record<string, string> = {},
): Promise<void> {
  const { id: userId, email: recipient, locale } = user;
  await enqueueMail(tx, { kind, recipient, locale, userId, payload: { url, ...more } });
}
