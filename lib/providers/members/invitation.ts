import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { proofsOf } from "@/lib/identity/passkeys/confirmProof";
import { type ActiveSession, activeSession, type CookieReader } from "@/lib/identity/sessions/activeSession";
import { fingerprint } from "@/lib/identity/tokens";
import type { MemberRole } from "./schemas";

/** An open invitation, found by the token of its link. */
export type Invitation = {
  id: string;
  providerId: string;
  staffMemberId: string;
  email: string;
  role: MemberRole;
  companyName: string;
  personName: string | null;
};

/** The invitation of a link; null when it was accepted, withdrawn, replaced or has expired. */
export async function findInvitation(token: string, source: Tx = db()): Promise<Invitation | null> {
  const row = await source.providerInvitation.findFirst({
    where: {
      tokenHash: fingerprint(token),
      acceptedAt: null,
      withdrawnAt: null,
      expiresAt: { gt: new Date() },
      staffMember: { isActive: true },
    },
    select: {
      id: true,
      providerId: true,
      staffMemberId: true,
      email: true,
      role: true,
      staffMember: { select: { name: true, provider: { select: { companyName: true } } } },
    },
  });
  if (row === null) return null;
  const { staffMember, ...invitation } = row;
  return { ...invitation, personName: staffMember.name, companyName: staffMember.provider.companyName };
}

/**
 * The account of an invitation's address, which only its link tells: `new` has none and chooses a password; `account`
 * gives its password; `signedIn` is signed in in this browser; the others cannot accept.
 */
export type InviteeAccount =
  | { kind: "new" }
  | { kind: "account" | "signedIn"; userId: string; passwordHash: string }
  | { kind: "otherBusiness" }
  | { kind: "customer" };

export async function inviteeAccountOf(
  email: string,
  session: ActiveSession | null,
): Promise<InviteeAccount> {
  const user = await db().user.findUnique({
    where: { email },
    select: {
      id: true,
      role: true,
      passwordHash: true,
      members: { where: { endedAt: null }, select: { id: true } },
    },
  });
  if (user === null) return { kind: "new" };
  if (user.role === "customer") return { kind: "customer" };
  if (user.members.length > 0) return { kind: "otherBusiness" };
  const kind = session?.user.id === user.id ? "signedIn" : "account";
  return { kind, userId: user.id, passwordHash: user.passwordHash };
}

type OpenedInvitation = Pick<Invitation, "companyName" | "email" | "role"> & {
  standing: InviteeAccount["kind"];
  /** Whether the account has a passkey to show instead of the password. */
  hasPasskey: boolean;
};

/** What the page of an invitation's link shows; null when the link is not valid. The invitation is not used up. */
export async function openInvitation(token: string, cookies: CookieReader): Promise<OpenedInvitation | null> {
  const invitation = await findInvitation(token);
  if (invitation === null) return null;
  const { companyName, email, role } = invitation;
  const invitee = await inviteeAccountOf(email, await activeSession("provider", cookies));
  const hasPasskey = invitee.kind === "account" && (await proofsOf(invitee.userId)).byPasskey;
  return { companyName, email, role, standing: invitee.kind, hasPasskey };
}
