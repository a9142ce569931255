import "server-only";
import { randomInt } from "node:crypto";
import { db } from "@/lib/db/client";
import { constraintName } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import type { Locale } from "@/lib/i18n/locales";
import { createUser } from "@/lib/identity/accounts/createUser";
import { registrationCookie } from "@/lib/identity/accounts/registrationCookie";
import { countRegistration } from "@/lib/identity/addresses/mailQuota";
import { hashChosenPassword } from "@/lib/identity/passwords/choosePassword";
import type { ClientInfo } from "@/lib/identity/sessions/client";
import type { CookieSpec } from "@/lib/identity/sessions/sessionCookies";
import { insertSession, issueSession } from "@/lib/identity/sessions/startSession";
import { registrationsFromAddress } from "@/lib/identity/throttles";
import { traced } from "@/lib/log/securityLog";
import { townPosition } from "../profile/places";
import { companySlug } from "../slug";
import type { ProviderRegistered, ProviderRegistration } from "./registration";

/**
 * Registers a business: account, business, its implicit staff member and its place, and signs it in. Its account at
 * the payment provider is opened once the address is confirmed, so the answer leads to no form of it yet. Nor does the
 * number that it gives count before: whether another business has it is not answered here.
 * @param locale the language of the form, stored as the language of the account's mails
 * @returns the cookies of the session, and the one by which the browser is recognised when the address is confirmed
 * @throws AppError email_taken; invalid_request for a password that is easy to guess;
 *   too_many_requests
 */
export async function registerProvider(
  input: ProviderRegistration,
  { locale, client }: { locale: Locale; client: ClientInfo },
): Promise<{ answer: ProviderRegistered; cookies: CookieSpec[] }> {
  const { email, companyName } = input;
  const { userId, begun } = await traced("register", client, async (trace) => {
    trace.subject.email = email;
    await registrationsFromAddress.take(client.address);
    const passwordHash = await hashChosenPassword(input.password, "password", [companyName, email]);
    await countRegistration(email, client);
    const userId = await createUnderFreeSlug({ input, locale, passwordHash });
    trace.subject.userId = userId;
    const begun = await insertSession(db(), { id: userId, passwordHash }, client);
    return { userId, begun };
  });
  const answer = { onboardingUrl: null, alreadyOnboarded: false };
  const issued = await issueSession(begun, client);
  return { answer, cookies: [await registrationCookie(userId), ...(issued?.cookies ?? [])] };
}

type Creation = { input: ProviderRegistration; locale: Locale; passwordHash: string };

/** The slug is made of the name; a second business of the same name gets digits after it. */
async function createUnderFreeSlug(creation: Creation): Promise<string> {
  const slug = companySlug(creation.input.companyName);
  const isTaken = (await db().provider.count({ where: { slug } })) > 0;
  try {
    return await create(creation, isTaken ? withDigits(slug) : slug);
  } catch (error) {
    // Another registration took it meanwhile.
    if (constraintName(error) !== "providers_slug_key") throw error;
    return create(creation, withDigits(slug));
  }
}

function withDigits(slug: string): string {
  return `${slug}-${randomInt(100_000, 1_000_000)}`;
}

function create({ input, locale, passwordHash }: Creation, slug: string): Promise<string> {
  const { email, phone, companyName, organisationNumber, description, address, city } = input;
  return inTransaction(async (tx) => {
    const user = await createUser(tx, { email, role: "provider", fullName: "", phone, locale, passwordHash });
    const position = townPosition(city);
    const location =
      address !== null && city !== null ? [{ address, city, phone, ...position, isPrimary: true }] : [];
    const data = {
      slug,
      companyName,
      organisationNumber,
      description: description ?? "",
      email,
      phone,
      address,
      city,
      ...position,
      ownerUserId: user.id,
      staffMembers: { create: { isImplicit: true } },
      locations: { create: location },
    };
    await tx.provider.create({ data, select: { id: true } });
    return user.id;
  });
}
