import "server-only";
import { randomUUID } from "node:crypto";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { isAppError } from "@/lib/errors/AppError";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { countRegistration } from "../addresses/mailQuota";
import { hashChosenPassword } from "../passwords/choosePassword";
import type { AccountAnswer } from "../schemas";
import type { ClientInfo } from "../sessions/client";
import type { CookieSpec } from "../sessions/sessionCookies";
import { registrationsFromAddress } from "../throttles";
import { sendAccountExistsMail } from "./accountMails";
import { createUser, type NewUser } from "./createUser";
import { registrationCookie } from "./registrationCookie";

type Input = { email: string; password: string; fullName: string };

/**
 * Adds a customer account and the mail that confirms its address. It does not sign in. Where the address has an account
 * nothing is added and that account gets a mail: the answer is the same, after the same work, so that nobody finds out by
 * registering who has one.
 * @param locale the language of the form, stored as the language of the account's mails
 * @returns the account, and the cookies by which its browser is recognised when the link of the mail is opened in it
 * @throws AppError invalid_request for a password that is easy to guess; too_many_requests
 */
export function registerCustomer(
  { email, password, fullName }: Input,
  locale: Locale,
  client: ClientInfo,
): Promise<{ user: AccountAnswer; cookies: CookieSpec[] }> {
  return traced("register", client, async (trace) => {
    trace.subject.email = email;
    await registrationsFromAddress.take(client.address);
    const passwordHash = await hashChosenPassword(password, "password", [fullName, email]);
    await countRegistration(email, client);
    const id = await createOrTell({ email, role: "customer", fullName, phone: null, locale, passwordHash });
    trace.subject.userId = id;
    const user: AccountAnswer = {
      id,
      email,
      role: "customer",
      fullName,
      emailVerified: false,
      providerId: null,
    };
    return { user, cookies: [await registrationCookie(id)] };
  });
}

/** @returns the id of the account; for an address that has one an id that nothing has */
async function createOrTell(user: NewUser): Promise<string> {
  try {
    return (await inTransaction((tx) => createUser(tx, user))).id;
  } catch (cause) {
    if (!isAppError(cause, "email_taken")) throw cause;
    await inTransaction((tx) => tellHolder(tx, user.email));
    return randomUUID();
  }
}

/** An account that was disabled, and an address that is reserved for its former account, get no mail. */
async function tellHolder(tx: Tx, email: string): Promise<void> {
  const holder = await tx.user.findFirst({
    where: { email, disabledAt: null },
    select: { id: true, email: true, role: true, locale: true },
  });
  if (holder !== null) await sendAccountExistsMail(tx, { ...holder, locale: toLocale(holder.locale) });
}
