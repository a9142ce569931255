import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import type { MemberRole } from "@/lib/db/generated/enums";
import { invite } from "@/lib/providers/members/invite";
import { account, someone, tokenFor, uniqueEmail } from "../calls/accounts";
import type { Salon } from "./salon";

/** The owner of a salon as the one who acts, at a new network address. */
export const actingFor = ({ ownerId }: Pick<Salon, "ownerId">, emailVerified = true) => ({
  sessionId: randomUUID(),
  owner: {
    id: ownerId,
    email: "",
    fullName: "",
    emailVerified,
    locale: "sv" as const,
    phone: null,
    passwordChangedAt: new Date(0),
  },
  client: someone(),
});

/** Adds a person to a salon; returns the id. */
export async function anotherPerson({ id }: Pick<Salon, "id">, name = "Amir"): Promise<string> {
  return (await db().staffMember.create({ data: { providerId: id, name }, select: { id: true } })).id;
}

/** An account with a confirmed address that signs in for a salon. */
export async function signInOf(place: Pick<Salon, "id">, role: MemberRole = "member") {
  const { id: userId, email } = await account("provider");
  await db().user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
  const data = { providerId: place.id, userId, staffMemberId: await anotherPerson(place), role };
  const { id: memberId } = await db().providerMember.create({ data, select: { id: true } });
  return { userId, email, memberId };
}

/** An account whose only sign-in for a business was ended. */
export async function formerMember(place: Pick<Salon, "id">) {
  const member = await signInOf(place);
  await db().providerMember.update({ where: { id: member.memberId }, data: { endedAt: new Date() } });
  return member;
}

/** An open invitation of another person of a salon, and the token of its mail. */
export async function invitedTo(place: Salon, email = uniqueEmail()) {
  const wish = { staffId: await anotherPerson(place), email, role: "member" } as const;
  const id = await invite(place.id, wish, actingFor(place));
  return { id, email, token: await tokenFor(email, "member_invitation") };
}
