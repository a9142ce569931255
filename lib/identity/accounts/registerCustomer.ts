import "server-only";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { countRegistration } from "../addresses/mailQuota";
import { hashChosenPassword } from "../passwords/choosePassword";
import type { AccountAnswer } from "../schemas";
import type { ClientInfo } from "../sessions/client";
import type { CookieSpec } from "../sessions/sessionCookies";
import { registrationsFromAddress } from "../throttles";
import { createUser } from "./createUser";
import { registrationCookie } from "./registrationCookie";

type Input = { email: string; password: string; fullName: string };

/**
 * Adds a customer account and the mail that confirms its address. It does not sign in.
 * @param locale the language of the form, stored as the language of the account's mails
 * @returns the account, and the cookies by which its browser is recognised when the link of the mail is opened in it
 * @throws AppError email_taken; invalid_request for a password that is easy to guess; too_many_requests
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
    const { id } = await db().$transaction((tx) =>
      createUser(tx, { email, role: "customer", fullName, phone: null, locale, passwordHash }),
    );
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
