import "server-only";
import type { Tx } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import type { Role } from "../roles";
import { authPathsOf } from "../sessions/authPaths";
import { issueToken } from "../tokens";

export type MailRecipient = { id: string; email: string; role: Role; locale: Locale };
/** Whoever has no account yet has no id. */
type Recipient = Omit<MailRecipient, "id"> & { id?: string };

function linkTo(locale: Locale, path: string): string {
  return new URL(localePath(locale, path), env().APP_URL).href;
}

/** Sends the mail with the link that confirms the address of an account, and the link that removes the account. */
export async function sendVerificationMail(
  tx: Tx,
  user: MailRecipient & { registeredAt: Date },
): Promise<void> {
  await sendRegistrationMail(tx, user, await issueToken(tx, user.id, "verify_email"));
}

/** Sends the same mail with a token that was issued already, also for a registration of which there is no account yet. */
export async function sendRegistrationMail(
  tx: Tx,
  user: Recipient & { registeredAt: Date },
  token: string,
): Promise<void> {
  const { email, role, locale, registeredAt } = user;
  const { verify, notYou } = authPathsOf(role);
  await send(tx, user, "verify_email", linkTo(locale, verify({ token })), {
    notYouUrl: linkTo(locale, notYou({ token })),
    email,
    role,
    registeredAt: registeredAt.toISOString(),
  });
}

/** Tells an account that somebody wanted another one with its address; the link leads to signing in. */
export async function sendAccountExistsMail(tx: Tx, user: MailRecipient): Promise<void> {
  await send(tx, user, "account_exists", linkTo(user.locale, authPathsOf(user.role).auth()));
}

/** Sends the mail with the link for a new password. */
export async function sendResetMail(tx: Tx, user: MailRecipient): Promise<void> {
  const token = await issueToken(tx, user.id, "reset_password");
  await send(tx, user, "reset_password", linkTo(user.locale, authPathsOf(user.role).reset({ token })));
}

/** Private calendar links, and calendars elsewhere, that ended with a password. */
export type EndedCalendars = { links: number; sources: number };
type EndedWithPassword = Partial<EndedCalendars> & { invitations: number };
type PasswordNews = { wasUnproven?: boolean; ended: EndedWithPassword; others?: number };

/**
 * Mails the owner that the password was changed, with the link for a new one in case somebody else did it.
 * @param wasUnproven the address was proven for the first time, which ended what was attached before: the mail says so
 * @param ended what the old password ended; told unless the first proof ended all
 * @param others how many others sign in for businesses of the account, told where the mailbox alone set the password:
 *   whoever was in the account may have let them in
 */
export async function sendPasswordChangedMail(
  tx: Tx,
  user: MailRecipient,
  { wasUnproven = false, ended, others = 0 }: PasswordNews,
): Promise<void> {
  const url = linkTo(user.locale, authPathsOf(user.role).forgot());
  await send(tx, user, "password_changed", url, wasUnproven ? { endedOf: user.role } : { ...ended, others });
}

/**
 * Tells a business that the organisation number of its registration is another's; the link leads to the page where another
 * is added.
 */
export async function sendNumberTakenMail(tx: Tx, user: MailRecipient): Promise<void> {
  await send(tx, user, "number_taken", linkTo(user.locale, providerPaths.settings()));
}

/** Tells that a passkey was added; the link leads to a new password, which removes passkeys. */
export async function sendPasskeyAddedMail(tx: Tx, user: MailRecipient): Promise<void> {
  await send(tx, user, "passkey_added", linkTo(user.locale, authPathsOf(user.role).forgot()));
}

/** Tells that a private link to a calendar was made; the link leads to a new password, which ends it. */
export async function sendCalendarLinkMail(tx: Tx, user: MailRecipient): Promise<void> {
  await send(tx, user, "calendar_link_made", linkTo(user.locale, authPathsOf(user.role).forgot()));
}

/** The change of address that a mail is about. */
export type MailedChange = { id: string; oldEmail: string; newEmail: string };

/**
 * Mails the new address. If it is the address of an account already, that account is told that somebody tried, and
 * gets no link; whoever asked for the change cannot tell which mail was sent.
 */
export async function sendEmailChangeMail(tx: Tx, user: MailRecipient, change: MailedChange): Promise<void> {
  // Issued also where it is not sent, so that both cases take the same time.
  const token = await issueToken(tx, user.id, "change_email", change.id);
  const { newEmail: email } = change;
  const holder = await tx.user.findUnique({
    where: { email },
    select: { id: true, email: true, role: true, locale: true },
  });
  if (holder !== null) {
    const known = { ...holder, locale: toLocale(holder.locale) };
    const url = linkTo(known.locale, authPathsOf(known.role).auth());
    return send(tx, known, "email_change_taken", url, { role: user.role });
  }
  const url = linkTo(user.locale, authPathsOf(user.role).email({ token }));
  await send(tx, { ...user, email }, "email_change", url, { role: user.role });
}

/**
 * Mails the old address about a change that is requested (`email_change_told`) or done (`email_changed`), with the
 * link that undoes it.
 */
export async function sendUndoMail(
  tx: Tx,
  user: MailRecipient,
  kind: "email_change_told" | "email_changed",
  change: MailedChange,
): Promise<void> {
  const token = await issueToken(tx, user.id, "undo_email_change", change.id);
  const url = linkTo(user.locale, authPathsOf(user.role).emailUndo({ token }));
  const { oldEmail, newEmail } = change;
  await send(tx, { ...user, email: oldEmail }, kind, url, { oldEmail, newEmail, role: user.role });
}

type AccountMail =
  | "verify_email"
  | "account_exists"
  | "reset_password"
  | "password_changed"
  | "passkey_added"
  | "calendar_link_made"
  | "number_taken"
  | "email_change"
  | "email_change_taken"
  | "email_change_told"
  | "email_changed";

async function send(
  tx: Tx,
  user: Recipient,
  kind: AccountMail,
  url: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  const { id, email: recipient, locale } = user;
  const account = id === undefined ? {} : { userId: id };
  await enqueueMail(tx, { kind, recipient, locale, ...account, payload: { url, ...more } });
}
