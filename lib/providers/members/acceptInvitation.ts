import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { constraintName, isUniqueViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { fieldProblems } from "@/lib/http/input/fieldProblems";
import type { Locale } from "@/lib/i18n/locales";
import { createConfirmedUser } from "@/lib/identity/accounts/createUser";
import { confirmAddress } from "@/lib/identity/addresses/confirmAddress";
import { requireProof } from "@/lib/identity/passkeys/confirmProof";
import type { Proof } from "@/lib/identity/passkeys/proofSchemas";
import { hashChosenPassword } from "@/lib/identity/passwords/choosePassword";
import { lockRegistrations } from "@/lib/identity/registrations/findRegistration";
import { newPasswordSchema } from "@/lib/identity/schemas";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import type { ClientInfo } from "@/lib/identity/sessions/client";
import { type IssuedSession, insertSession, issueSession } from "@/lib/identity/sessions/startSession";
import { tokensFromAddress } from "@/lib/identity/throttles";
import { traced } from "@/lib/log/securityLog";
import { findInvitation, type Invitation, type InviteeAccount, inviteeAccountOf } from "./invitation";
import { mailJoined } from "./memberMails";

type Input = { token: string } & Proof;
/** Who is to sign in; `id` is null for somebody who has no account yet. */
type Joining = { id: string | null; passwordHash: string };

/**
 * Accepts an invitation by the token of its mail, which proves the address: adds an account with the given password,
 * or uses the account that the address has, by its password, a passkey or its session. Signs in, and mails the owners.
 * @param locale of a new account's mails
 * @throws AppError invalid_token, also for the second of two concurrent calls; invalid_request for a password that is
 *   missing, too short or easy to guess; as `requireProof`; other_business; customer_address; address_unavailable;
 *   too_many_requests
 */
export function acceptInvitation(
  { token, ...proof }: Input,
  { client, locale }: { client: ClientInfo; locale: Locale },
): Promise<IssuedSession> {
  return traced("member_joined", client, async (trace) => {
    await tokensFromAddress.take(client.address);
    const invitation = await findInvitation(token);
    if (invitation === null) throw new AppError("invalid_token");
    trace.subject.email = invitation.email;
    Object.assign(trace.facts, { providerId: invitation.providerId, role: invitation.role });
    const session = await activeSession("provider", client.cookies);
    const invitee = await inviteeAccountOf(invitation.email, session);
    // Accepted by a second press of the same button.
    if (invitee.kind === "otherBusiness" && (await findInvitation(token)) === null)
      throw new AppError("invalid_token");
    const joining = await prove(invitee, invitation, proof, locale);
    const { begun, userId } = await inTransaction(async (tx) => {
      await spend(tx, invitation, token);
      const userId = joining.id ?? (await open(tx, invitation, joining.passwordHash, locale));
      await join(tx, invitation, userId);
      const begun = await insertSession(tx, { id: userId, passwordHash: joining.passwordHash }, client);
      if (begun === null) throw new AppError("invalid_credentials");
      return { begun, userId };
    }).catch(refuseTaken);
    trace.subject.userId = userId;
    const issued = await issueSession(begun, client);
    if (issued === null) throw new AppError("not_signed_in");
    return issued;
  });
}

async function prove(
  invitee: InviteeAccount,
  { email, personName, companyName }: Invitation,
  proof: Proof,
  locale: Locale,
): Promise<Joining> {
  if (invitee.kind === "customer") throw new AppError("customer_address");
  if (invitee.kind === "otherBusiness") throw new AppError("other_business");
  if (invitee.kind === "new") {
    const chosen = z
      .object({ password: newPasswordSchema })
      .safeParse({ password: proof.password }, { reportInput: true });
    if (!chosen.success)
      throw new AppError("invalid_request", { details: fieldProblems(chosen.error, locale) });
    const words = [email, companyName, personName ?? ""];
    return { id: null, passwordHash: await hashChosenPassword(chosen.data.password, "password", words) };
  }
  const { userId: id, passwordHash } = invitee;
  if (invitee.kind === "signedIn") return { id, passwordHash };
  return { id, passwordHash: await requireProof(id, proof) };
}

/**
 * Uses the invitation up; of two concurrent calls one succeeds. The person is locked before the invitation, in the
 * order of whoever removes people.
 */
async function spend(tx: Tx, { id, staffMemberId }: Invitation, token: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM staff_members WHERE id = ${staffMemberId}::uuid FOR SHARE`;
  // An invitation that was sent again has another link.
  if ((await findInvitation(token, tx)) === null) throw new AppError("invalid_token");
  const { count } = await tx.providerInvitation.updateMany({
    where: { id, acceptedAt: null, withdrawnAt: null },
    data: { acceptedAt: new Date() },
  });
  if (count === 0) throw new AppError("invalid_token");
}

async function open(tx: Tx, invitation: Invitation, passwordHash: string, locale: Locale): Promise<string> {
  const { email, personName } = invitation;
  await lockRegistrations(tx, email);
  return createConfirmedUser(tx, {
    email,
    role: "provider",
    fullName: personName ?? "",
    phone: null,
    locale,
    passwordHash,
  });
}

async function join(tx: Tx, invitation: Invitation, userId: string): Promise<void> {
  const { providerId, staffMemberId, email, role, personName } = invitation;
  await confirmAddress(tx, { id: userId, email, role: "provider" }, undefined);
  await tx.providerMember.create({ data: { providerId, userId, staffMemberId, role }, select: { id: true } });
  await mailJoined(tx, { providerId, userId, email, role, name: personName });
}

/** Turns constraints that a concurrent change violated into errors. */
function refuseTaken(error: unknown): never {
  const name = constraintName(error);
  if (name === "provider_members_works_here") throw new AppError("invalid_token", { cause: error });
  if (!isUniqueViolation(error)) throw error;
  // The address is reserved for its former account (trigger `users_reserved_email`), or somebody has just opened an
  // account with it.
  if (name === "users_email_key") throw new AppError("address_unavailable", { cause: error });
  throw new AppError(name === "provider_members_one_sign_in" ? "invalid_token" : "other_business", {
    cause: error,
  });
}
