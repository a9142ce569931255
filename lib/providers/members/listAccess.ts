import { emailAsRead } from "@/lib/text/emailAsRead";
import "server-only";
import { db } from "@/lib/db/client";
import type { Access } from "./schemas";

const memberColumns = {
  id: true,
  userId: true,
  role: true,
  createdAt: true,
  user: { select: { email: true, disabledAt: true } },
} as const;

/** The condition for sign-ins that have not ended and whose account was not erased. */
const counts = { endedAt: null, user: { erasedAt: null } } as const;

type MemberRow = {
  id: string;
  userId: string;
  role: "owner" | "member";
  createdAt: Date;
  user: { email: string; disabledAt: Date | null };
};

/**
 * Who can sign in for a business: its people in its own order, each with a sign-in or an open invitation, and before
 * them the owners who are none of its people, or no longer.
 * @param you the account that asks
 */
export async function listAccess(providerId: string, you: string, nowMs: number): Promise<Access[]> {
  const [owners, people] = await Promise.all([
    db().providerMember.findMany({
      // Includes the last owner, also when switched off as a person.
      where: {
        providerId,
        ...counts,
        OR: [{ staffMemberId: null }, { staffMember: { isActive: false } }],
      },
      select: memberColumns,
      orderBy: { createdAt: "asc" },
    }),
    db().staffMember.findMany({
      where: { providerId, isActive: true },
      select: {
        id: true,
        name: true,
        members: { where: counts, select: memberColumns },
        invitations: {
          where: { acceptedAt: null, withdrawnAt: null },
          select: { id: true, email: true, role: true, sentAt: true, expiresAt: true },
        },
      },
      orderBy: [{ sort: "asc" }, { createdAt: "asc" }, { id: "asc" }],
    }),
  ]);
  const everybody = [...owners, ...people.flatMap(({ members }) => members)];
  // As the database counts owners: one who cannot sign in is not counted.
  const isOwner = ({ role, user }: MemberRow) => role === "owner" && user.disabledAt === null;
  const ownerCount = everybody.filter(isOwner).length;
  const serializeMember = (row: MemberRow) => ({
    id: row.id,
    role: row.role,
    email: emailAsRead(row.user.email),
    since: row.createdAt.toISOString(),
    is_you: row.userId === you,
    is_only_owner: isOwner(row) && ownerCount === 1,
  });
  return [
    ...owners.map((owner) => ({ staff: null, member: serializeMember(owner), invitation: null })),
    ...people.map(({ id, name, members: [member], invitations: [invitation] }) => ({
      staff: { id, name },
      member: member ? serializeMember(member) : null,
      invitation: invitation
        ? {
            id: invitation.id,
            email: invitation.email,
            role: invitation.role,
            sent_at: invitation.sentAt.toISOString(),
            expires_at: invitation.expiresAt.toISOString(),
            is_expired: invitation.expiresAt.getTime() <= nowMs,
          }
        : null,
    })),
  ];
}
