import "server-only";
import { randomUUID } from "node:crypto";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { sendAccountExistsMail, sendRegistrationMail } from "../accounts/accountMails";
import { registeredHere, registrationCookie } from "../accounts/registrationCookie";
import { countRegistration } from "../addresses/mailQuota";
import { findAccountUsing } from "../addresses/releaseAddress";
import { atOnce, type Scheduler } from "../addresses/requestLinks";
import { checkAttestation, creationOptions } from "../passkeys/newPasskey";
import { relyingParty } from "../passkeys/relyingParty";
import type { CreationOptions, NewPasskey } from "../passkeys/schemas";
import { hashChosenPassword } from "../passwords/choosePassword";
import type { ClientInfo } from "../sessions/client";
import type { CookieSpec } from "../sessions/sessionCookies";
import { passkeysFromAddress, registrationsFromAddress } from "../throttles";
import { fingerprint, newToken, tokenLifetimeMs } from "../tokens";
import { storedPasskey } from "./storedPasskey";

/** Who is to be registered, as their booking names them. */
export type Registrant = {
  bookingId: string;
  email: string;
  fullName: string;
  phone: string | null;
  locale: Locale;
};

/** By what they want to sign in. */
export type Chosen = { password: string } | { passkey: NewPasskey };

/**
 * What to ask the browser for, to make the passkey that a guest registers with. Whether the address has an account is not
 * looked up.
 * @throws AppError passkeys_unavailable; too_many_requests
 */
export async function askRegistrationPasskey(who: Registrant, client: ClientInfo): Promise<CreationOptions> {
  relyingParty();
  await passkeysFromAddress.take(client.address);
  const { bookingId, email, fullName } = who;
  return creationOptions({
    handle: bookingId,
    email,
    fullName,
    known: [],
    use: { purpose: "register", bookingId },
  });
}

/**
 * Registers a guest as a customer once they open the link that is mailed to them (`confirmRegistration`); until then
 * there is no account. If the address has one, it is told that somebody tried, and nothing is stored. Neither the answer
 * nor its time tells which.
 * @param schedule `afterAnswer` where somebody waits for an answer
 * @returns the cookies by which the browser is recognised when the link is opened in it
 * @throws AppError invalid_request for a password that is easy to guess; passkey_refused; passkey_known;
 *   passkeys_unavailable; too_many_requests
 */
export function askRegistration(
  who: Registrant,
  chosen: Chosen,
  client: ClientInfo,
  schedule: Scheduler = atOnce,
): Promise<CookieSpec[]> {
  return traced("register", client, async (trace) => {
    trace.subject.email = who.email;
    await registrationsFromAddress.take(client.address);
    const credential = await credentialOf(who, chosen);
    await countRegistration(who.email, client);
    const id = randomUUID();
    await schedule(() => inTransaction((tx) => storeOrTell(tx, id, who, credential)));
    return [await registrationCookie(id)];
  });
}

/**
 * Mails the link of a registration again, to whoever asked for it in this browser: by another registration with the same
 * password or passkey, so that a mail that is on its way keeps a link that works. Neither the answer nor its time tells
 * whether there is a registration or an account.
 * @param schedule `afterAnswer` where somebody waits for an answer
 * @returns the cookies of the registration that the new link is for; none for a browser that asked for none
 * @throws AppError too_many_requests
 */
export function repeatRegistration(
  who: Registrant,
  client: ClientInfo,
  schedule: Scheduler = atOnce,
): Promise<CookieSpec[]> {
  return traced("register", client, async (trace) => {
    trace.subject.email = who.email;
    await registrationsFromAddress.take(client.address);
    await countRegistration(who.email, client);
    const asked = await registeredHere(client.cookies);
    if (asked === null) return [];
    const id = randomUUID();
    await schedule(() =>
      inTransaction(async (tx) => storeOrTell(tx, id, who, await credentialAsked(tx, asked, who))),
    );
    return [await registrationCookie(id)];
  });
}

async function credentialOf({ bookingId, fullName, email }: Registrant, chosen: Chosen) {
  if ("password" in chosen)
    return { passwordHash: await hashChosenPassword(chosen.password, "password", [fullName, email]) };
  const { name, passkey } = chosen.passkey;
  const made = await checkAttestation(passkey, { purpose: "register", bookingId });
  if ((await db().passkey.count({ where: { credentialId: made.credentialId } })) > 0)
    throw new AppError("passkey_known");
  return { passkey: storedPasskey.encode({ ...made, name, handle: bookingId }) };
}

type Credential = Awaited<ReturnType<typeof credentialOf>>;

/** The credential of a registration with this address; null when there is none (any more). */
async function credentialAsked(tx: Tx, id: string, { email }: Registrant): Promise<Credential | null> {
  const asked = await tx.registration.findFirst({
    where: { id, email, expiresAt: { gt: new Date() } },
    select: { passwordHash: true, passkey: true },
  });
  if (asked === null) return null;
  const { passwordHash, passkey } = asked;
  return passwordHash === null
    ? { passkey: storedPasskey.encode(storedPasskey.parse(passkey)) }
    : { passwordHash };
}

async function storeOrTell(
  tx: Tx,
  id: string,
  who: Registrant,
  credential: Credential | null,
): Promise<void> {
  const { email, fullName, phone, locale } = who;
  const holder = await findAccountUsing(tx, email);
  if (holder !== null) {
    if (holder.disabledAt === null)
      await sendAccountExistsMail(tx, { ...holder, locale: toLocale(holder.locale) });
    return;
  }
  if (credential === null) return;
  const token = newToken();
  const { createdAt: registeredAt } = await tx.registration.create({
    data: {
      id,
      email,
      fullName,
      phone,
      locale,
      ...credential,
      tokenHash: fingerprint(token),
      expiresAt: new Date(Date.now() + tokenLifetimeMs.verify_email),
    },
    select: { createdAt: true },
  });
  await sendRegistrationMail(tx, { email, role: "customer", locale, registeredAt }, token);
}
