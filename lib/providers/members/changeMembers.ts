import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { db, type Tx } from "@/lib/db/client";
import { isLastOwner } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import type { Proof } from "@/lib/identity/passkeys/proofSchemas";
import { lockConfirmed } from "@/lib/identity/passwords/confirmPassword";
import { traced } from "@/lib/log/securityLog";
import type { ActingOwner } from "./actingOwner";
import { type ChangedMember, changedMember, mailAccessChanged, mailOwnersChanged } from "./changeMails";
import { askOwnersProof, requireOwner } from "./ownersProof";
import type { MemberRole } from "./schemas";

/** The proof is needed where somebody becomes an owner, or is one no longer. */
type RoleChange = { role: MemberRole } & Proof;

/**
 * Changes the role of a sign-in. It applies from its next call on. The other owners are told by mail, and so is
 * whoever is no owner any more.
 * @param providerId of the session
 * @throws AppError not_found; last_owner; invalid_request for making a member of an owner who is none of the people
 *   or switched off; as `askOwnersProof`; not_signed_in when the account's password was replaced
 */
export function changeRole(
  providerId: string,
  memberId: string,
  { role, ...proof }: RoleChange,
  acting: ActingOwner,
): Promise<void> {
  const { owner, client } = acting;
  return traced("member_role_changed", client, async (trace) => {
    trace.subject.userId = owner.id;
    Object.assign(trace.facts, { providerId, memberId, role });
    const which = { providerId, memberId };
    await changing(which, { acting, proof, roles: [role] }, async (tx, member) => {
      if (role === "member" && !member.staffMember?.isActive)
        throw new AppError("invalid_request", { fields: [{ path: "role", rule: "memberNeedsPerson" }] });
      if (member.role === role) return;
      await tx.providerMember.updateMany({ where: { id: memberId, endedAt: null }, data: { role } });
      const at = new Date();
      if (role === "member") await mailAccessChanged(tx, member, { change: "lowered", at });
      await mailOwnersChanged(tx, member, { change: role === "owner" ? "added" : "lowered", at });
    });
  });
}

/**
 * Ends a sign-in of a business: a trigger ends its sessions and removes its unsent mails in the same transaction. Its
 * person is told by mail, and so are the other owners when it was an owner's. The account stays, and can be invited
 * again.
 * @param providerId of the session
 * @param proof of whoever asks: needed for an owner's
 * @throws AppError not_found; last_owner; as `askOwnersProof`; not_signed_in when the account's password was replaced
 *   meanwhile
 */
export function endMember(
  providerId: string,
  memberId: string,
  proof: Proof,
  acting: ActingOwner,
): Promise<void> {
  const { owner, client } = acting;
  return traced("member_ended", client, async (trace) => {
    trace.subject.userId = owner.id;
    Object.assign(trace.facts, { providerId, memberId });
    await changing({ providerId, memberId }, { acting, proof, roles: [] }, endAndTell);
  });
}

/** Whoever switches off or removes a person; the proof where an owner's sign-in ends with it. */
export type Stopping = ActingOwner & Proof;

type PersonKey = { providerId: string; staffMemberId: string };

/** What the work calls in its transaction: `lock` before it locks other rows, `end` once the business is locked. */
export type SignInEnding = { lock: (tx: Tx) => Promise<void>; end: (tx: Tx) => Promise<void> };

/**
 * Runs the work that switches off or removes a person, and ends their sign-in with it, also an owner's unless it is
 * the last. An owner's needs the proof of whoever does it, as ending the sign-in itself does.
 * @param by who does it; without it, no owner's sign-in can end
 * @throws AppError as `askOwnersProof`; not_signed_in; owner_only
 */
export async function whileStopping<T>(
  person: PersonKey,
  by: Stopping | undefined,
  work: (ending: SignInEnding) => Promise<T>,
): Promise<T> {
  const before = await endsWith(db(), person);
  const isOwner = before?.role === "owner";
  const ending = (checkedHash: string | null): SignInEnding => ({
    lock: async (tx) => {
      if (by !== undefined && checkedHash !== null) await lockConfirmed(tx, by.owner.id, checkedHash);
    },
    end: async (tx) => {
      const member = await endsWith(tx, person);
      if (member === null) return;
      // Became an owner's, or not the last owner's, since then: the proof was not asked for.
      if (member.role === "owner" && !isOwner) throw roleChanged(member);
      if (by !== undefined) await requireOwner(tx, person.providerId, by.owner.id);
      await endAndTell(tx, member);
    },
  });
  if (before === null || by === undefined) {
    if (isOwner) throw new AppError("invalid_request", { fields: [{ path: "password", rule: "required" }] });
    return work(ending(null));
  }
  return traced("member_ended", by.client, async (trace) => {
    trace.subject.userId = by.owner.id;
    Object.assign(trace.facts, { providerId: person.providerId, memberId: before.id });
    return work(ending(await askOwnersProof(by, by, [before.role])));
  });
}

/** The sign-in that ends when a person stops working: a member's, and an owner's where another owner can sign in. */
async function endsWith(source: Tx, { providerId, staffMemberId }: PersonKey): Promise<ChangedMember | null> {
  const where = { providerId, staffMemberId, endedAt: null };
  const member = await source.providerMember.findFirst({ where, select: changedMember });
  if (member?.role !== "owner") return member;
  const others = await source.providerMember.count({
    where: {
      providerId,
      role: "owner",
      endedAt: null,
      id: { not: member.id },
      user: { disabledAt: null, erasedAt: null },
    },
  });
  return others > 0 ? member : null;
}

/** The mail is written after the trigger has removed the unsent ones. */
async function endAndTell(tx: Tx, member: ChangedMember): Promise<void> {
  const at = new Date();
  await tx.providerMember.updateMany({ where: { id: member.id, endedAt: null }, data: { endedAt: at } });
  await mailAccessChanged(tx, member, { change: "ended", at });
  if (member.role === "owner") await mailOwnersChanged(tx, member, { change: "ended", at });
}

type Which = { providerId: string; memberId: string };
type Asking = { acting: ActingOwner; proof: Proof; roles: readonly MemberRole[] };

/** Changes a sign-in; changes of one business wait for each other. A trigger keeps the last owner. */
async function changing(
  which: Which,
  { acting, proof, roles }: Asking,
  work: (tx: Tx, member: ChangedMember) => Promise<void>,
): Promise<void> {
  const before = await findMember(db(), which);
  const checkedHash = await askOwnersProof(acting, proof, [before.role, ...roles]);
  try {
    await inTransaction(async (tx) => {
      if (checkedHash !== null) await lockConfirmed(tx, acting.owner.id, checkedHash);
      await lockCatalogue(tx, which.providerId);
      await requireOwner(tx, which.providerId, acting.owner.id);
      const member = await findMember(tx, which);
      // Became an owner's since then: the proof was not asked for.
      if (member.role !== before.role) throw roleChanged(member);
      await work(tx, member);
    });
  } catch (error) {
    if (isLastOwner(error)) throw new AppError("last_owner", { cause: error });
    throw error;
  }
}

/** Whoever asked saw another role, and was asked for another proof. */
const roleChanged = ({ role }: ChangedMember) => new AppError("changed_meanwhile", { details: { role } });

async function findMember(source: Tx, { providerId, memberId }: Which): Promise<ChangedMember> {
  const where = { id: memberId, providerId, endedAt: null };
  const member = await source.providerMember.findFirst({ where, select: changedMember });
  if (member === null) throw new AppError("not_found");
  return member;
}
