import { db } from "@/lib/db/client";
import type { MemberRole } from "@/lib/db/generated/enums";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";
import { invite } from "@/lib/providers/members/invite";
import { password, passwordHash, someone, tokenFor, uniqueEmail } from "../calls/accounts";
import { type Salon, salon as salonOf } from "./salon";

/* Sign-ins of a business, by the functions behind the calls. */

/** A salon whose owner signs in with the usual password. */
export async function salon(): Promise<Salon> {
  const place = await salonOf();
  await db().user.update({ where: { id: place.ownerId }, data: { passwordHash: await passwordHash() } });
  return place;
}

/** The owner, from somewhere. */
export const acting = (place: Salon) => ({
  owner: {
    id: place.ownerId,
    email: "",
    fullName: "",
    emailVerified: true,
    locale: "sv" as const,
    phone: null,
    passwordChangedAt: new Date(0),
  },
  client: someone(),
});

export async function person(place: Salon, name = "Amir"): Promise<string> {
  const data = { providerId: place.id, name };
  return (await db().staffMember.create({ data, select: { id: true } })).id;
}

export async function invited(
  place: Salon,
  staffId: string,
  role: MemberRole = "member",
  email = uniqueEmail(),
) {
  const id = await invite(place.id, { staffId, email, role, password }, acting(place));
  return { id, email, staffId, token: await tokenFor(email, "member_invitation") };
}

export const join = (token: string, client = someone()) =>
  acceptInvitation({ token, password }, { client, locale: "sv" });

/** A new colleague with a sign-in. */
export async function joined(place: Salon, role: MemberRole = "member") {
  const invitation = await invited(place, await person(place), role);
  const { active } = await join(invitation.token);
  const member = await db().providerMember.findFirstOrThrow({ where: { userId: active.user.id } });
  return { ...invitation, active, memberId: member.id };
}

/** The code that it was refused with, or "done". */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
