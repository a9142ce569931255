import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { db, type Tx } from "@/lib/db/client";
import { isLastOwner } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";
import { traced } from "@/lib/log/securityLog";
import type { Acting } from "./invite";
import type { MemberRole } from "./schemas";

/**
 * Gives a sign-in of a business the other right. It counts from the next call on.
 * @param providerId of the session
 * @throws AppError not_found; last_owner; invalid_request for an owner who is none of the people, or stopped working
 */
export function changeRole(
  providerId: string,
  memberId: string,
  role: MemberRole,
  { owner, client }: Acting,
): Promise<void> {
  return traced("member_role_changed", client, async (trace) => {
    trace.subject.userId = owner.id;
    Object.assign(trace.facts, { providerId, memberId, role });
    await amongOwners(providerId, async (tx) => {
      const member = await tx.providerMember.findFirst({
        where: { id: memberId, providerId, endedAt: null },
        select: { staffMember: { select: { isActive: true } } },
      });
      if (member === null) throw new AppError("not_found");
      if (role === "member" && !member.staffMember?.isActive)
        throw new AppError("invalid_request", { fields: [{ path: "role", rule: "memberNeedsPerson" }] });
      await tx.providerMember.updateMany({ where: { id: memberId, endedAt: null }, data: { role } });
    });
  });
}

/**
 * Ends a sign-in of a business: its sessions and unsent mails end in the same moment, by a trigger. The account stays, and
 * can be invited again.
 * @param providerId of the session
 * @throws AppError not_found; last_owner
 */
export function endMember(providerId: string, memberId: string, { owner, client }: Acting): Promise<void> {
  return traced("member_ended", client, async (trace) => {
    trace.subject.userId = owner.id;
    Object.assign(trace.facts, { providerId, memberId });
    await amongOwners(providerId, async (tx) => {
      const { count } = await tx.providerMember.updateMany({
        where: { id: memberId, providerId, endedAt: null },
        data: { endedAt: new Date() },
      });
      if (count === 0) throw new AppError("not_found");
    });
  });
}

/** One change of a business's owners after the other; that one is left, a trigger holds. */
async function amongOwners(providerId: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await db().$transaction(async (tx) => {
      await lockCatalogue(tx, providerId);
      await work(tx);
    });
  } catch (error) {
    if (isLastOwner(error)) throw new AppError("last_owner", { cause: error });
    throw error;
  }
}
