import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { mailboxOf } from "@/lib/identity/addresses/mailboxOf";
import { requireConfirmed } from "@/lib/identity/addresses/requireConfirmed";
import type { Proof } from "@/lib/identity/passkeys/proofSchemas";
import { lockConfirmed } from "@/lib/identity/passwords/confirmPassword";
import {
  invitationsOfBusiness,
  invitationsToRecipient,
  invitationsToRecipientFromAll,
} from "@/lib/identity/throttles";
import { fingerprint, newToken } from "@/lib/identity/tokens";
import { traced } from "@/lib/log/securityLog";
import { assertMayMailStranger } from "../strangerMails";
import type { ActingOwner } from "./actingOwner";
import { mailOwnerInvited } from "./changeMails";
import { mailInvitation } from "./memberMails";
import { askOwnersProof, requireOwner } from "./ownersProof";
import type { MemberRole } from "./schemas";

/** How long the link of an invitation is valid. */
const invitationLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** The proof is needed for an owner. */
type NewInvitation = { staffId: string; email: string; role: MemberRole } & Proof;

/**
 * Invites a person of a business to sign in for it. An open invitation of that person is replaced. Accounts are not
 * looked up: neither the answer nor its time tells whether the address has one. When an owner is invited, every owner
 * is told by mail, the inviting one included; triggers withdraw the invitation when its sender loses the role or
 * changes the password.
 * @param providerId of the session
 * @returns the id of the invitation
 * @throws AppError email_unconfirmed for an owner whose own address is not confirmed; as `askOwnersProof`; not_found for
 *   somebody who does not work there; person_signs_in; too_many_requests, stranger_mails_limit, mail_reported,
 *   stranger_mails_stopped; not_signed_in when the account's password was replaced or its sign-in ended meanwhile;
 *   owner_only when it became a member's
 */
export function invite(
  providerId: string,
  { staffId, email, role, ...proof }: NewInvitation,
  acting: ActingOwner,
): Promise<string> {
  const { owner, client } = acting;
  return traced("member_invited", client, async (trace) => {
    trace.subject.userId = owner.id;
    Object.assign(trace.facts, { providerId, staffId, role });
    requireConfirmed(owner);
    const checkedHash = await askOwnersProof(acting, proof, [role]);
    await countInvitation(providerId, email);
    return inTransaction(async (tx) => {
      if (checkedHash !== null) await lockConfirmed(tx, owner.id, checkedHash);
      await requireOwner(tx, providerId, owner.id);
      const name = await requirePerson(tx, providerId, staffId);
      const open = { staffMemberId: staffId, acceptedAt: null, withdrawnAt: null };
      await tx.providerInvitation.updateMany({ where: open, data: { withdrawnAt: new Date() } });
      const token = newToken();
      const { id } = await tx.providerInvitation.create({
        data: {
          providerId,
          staffMemberId: staffId,
          email,
          role,
          invitedByUserId: owner.id,
          ...linkOf(token),
        },
        select: { id: true },
      });
      await assertMayMailStranger(tx, { providerId, recipient: email });
      await mailInvitation(tx, { providerId, email, role, token });
      if (role === "owner") await mailOwnerInvited(tx, { providerId, email, name });
      return id;
    }).catch((error: unknown) => {
      // A concurrent call invited the same person, and its invitation stands.
      if (isUniqueViolation(error))
        throw new AppError("changed_meanwhile", { cause: error, details: { staff_id: staffId } });
      throw error;
    });
  });
}

/**
 * Mails an open invitation again, with a new link for another week; the earlier link ends.
 * @throws AppError email_unconfirmed; not_found; too_many_requests, stranger_mails_limit, mail_reported,
 *   stranger_mails_stopped
 */
export function resendInvitation(
  providerId: string,
  id: string,
  { owner, client }: ActingOwner,
): Promise<void> {
  return traced("member_invited", client, async (trace) => {
    trace.subject.userId = owner.id;
    Object.assign(trace.facts, { providerId, isResent: true });
    requireConfirmed(owner);
    const where = { id, providerId, acceptedAt: null, withdrawnAt: null };
    const known = await db().providerInvitation.findFirst({ where, select: { email: true } });
    if (known === null) throw new AppError("not_found");
    await countInvitation(providerId, known.email);
    await inTransaction(async (tx) => {
      const token = newToken();
      const data = { ...linkOf(token), sentAt: new Date() };
      const [sent] = await tx.providerInvitation.updateManyAndReturn({
        where,
        data,
        select: { email: true, role: true },
      });
      if (sent === undefined) throw new AppError("not_found");
      await assertMayMailStranger(tx, { providerId, recipient: sent.email });
      await mailInvitation(tx, { providerId, ...sent, token });
    });
  });
}

/**
 * Withdraws an open invitation; its link ends. Withdrawing it twice is no error.
 * @throws AppError not_found when it is not theirs, or was accepted
 */
export function withdrawInvitation(
  providerId: string,
  id: string,
  { owner, client }: ActingOwner,
): Promise<void> {
  return traced("invitation_withdrawn", client, async (trace) => {
    trace.subject.userId = owner.id;
    Object.assign(trace.facts, { providerId });
    const own = { id, providerId, acceptedAt: null };
    const { count } = await db().providerInvitation.updateMany({
      where: { ...own, withdrawnAt: null },
      data: { withdrawnAt: new Date() },
    });
    if (count === 0 && (await db().providerInvitation.count({ where: own })) === 0)
      throw new AppError("not_found");
  });
}

/** The limit of the mailbox last, so that a try refused by another limit is not counted there. */
async function countInvitation(providerId: string, email: string): Promise<void> {
  await invitationsOfBusiness.take(providerId);
  const mailbox = mailboxOf(email);
  await invitationsToRecipient.take(`${providerId} ${mailbox}`);
  await invitationsToRecipientFromAll.take(mailbox);
}

function linkOf(token: string) {
  return { tokenHash: fingerprint(token), expiresAt: new Date(Date.now() + invitationLifetimeMs) };
}

/**
 * Locks the person's row, so that two invitations of one person wait for each other.
 * @returns the person's name
 * @throws AppError not_found; person_signs_in
 */
async function requirePerson(tx: Tx, providerId: string, staffId: string): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ name: string | null }[]>`
    SELECT name FROM staff_members
    WHERE id = ${staffId}::uuid AND provider_id = ${providerId}::uuid AND is_active FOR NO KEY UPDATE`;
  if (found === undefined) throw new AppError("not_found");
  const signsIn = await tx.providerMember.count({ where: { staffMemberId: staffId, endedAt: null } });
  if (signsIn > 0) throw new AppError("person_signs_in");
  return found.name;
}
