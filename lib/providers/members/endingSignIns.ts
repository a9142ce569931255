import "server-only";
import { db } from "@/lib/db/client";

/** A sign-in that ends when its person is switched off or removed. */
export type EndingSignIn = { email: string; isOwner: boolean; isYou: boolean };

/**
 * The sign-ins that end when a person is switched off or removed, by person (see `whileStopping`): all but the last
 * owner's.
 * @param you the account that asks
 */
export async function endingSignIns(providerId: string, you: string): Promise<Record<string, EndingSignIn>> {
  const members = await db().providerMember.findMany({
    where: { providerId, endedAt: null, user: { erasedAt: null } },
    select: {
      userId: true,
      staffMemberId: true,
      role: true,
      user: { select: { email: true, disabledAt: true } },
    },
  });
  const owners = members.filter(({ role, user }) => role === "owner" && user.disabledAt === null);
  return Object.fromEntries(
    members.flatMap(({ userId, staffMemberId, role, user: { email } }) => {
      const isOwner = role === "owner";
      if (staffMemberId === null || (isOwner && owners.every((owner) => owner.userId === userId))) return [];
      return [[staffMemberId, { email, isOwner, isYou: userId === you }]];
    }),
  );
}
