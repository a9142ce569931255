import "server-only";
import { db } from "@/lib/db/client";
import type { PersonMailKind } from "@/lib/db/mailKinds";

/**
 * Whether a mail that waited is still for the account that it was written to: it signs in as one of the business's
 * people, whose booking it is, or, for the mail that somebody else took it over, is not again. Ending a sign-in drops
 * what waits, but not what a change that commits after it has just written.
 */
export async function isStillFor(
  userId: string | null,
  kind: PersonMailKind,
  { providerId, staffMemberId }: { providerId: string; staffMemberId: string },
): Promise<boolean> {
  if (userId === null) return false;
  const person = await findPerson(userId, providerId);
  if (person === null) return false;
  return (person === staffMemberId) !== (kind === "provider_person_booking_taken");
}

/** Which of a business's people an account signs in as; null for nobody of them (any more). */
export async function findPerson(userId: string, providerId: string): Promise<string | null> {
  const member = await db().providerMember.findFirst({
    where: { providerId, userId, endedAt: null },
    select: { staffMemberId: true },
  });
  return member?.staffMemberId ?? null;
}

/** Whether an account that a mail of the whole business was written to still is one of its owners. */
export async function isStillOwner(userId: string, providerId: string): Promise<boolean> {
  const where = { userId, providerId, role: "owner", endedAt: null } as const;
  return (await db().providerMember.count({ where })) > 0;
}
