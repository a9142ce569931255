import { db } from "@/lib/db/client";
import type { MemberRole } from "@/lib/db/generated/enums";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";
import { invite } from "@/lib/providers/members/invite";
import { passwordHash, someone, tokenFor, uniqueEmail } from "../calls/accounts";
import { password } from "../password";
import { type Salon, salon } from "./salon";
import { actingFor, anotherPerson } from "./signIns";

/* Sign-ins of a business, by the functions behind the calls. */

/** A salon whose owner signs in with the usual password. */
export async function salonWithPassword(): Promise<Salon> {
  const place = await salon();
  await db().user.update({ where: { id: place.ownerId }, data: { passwordHash: await passwordHash() } });
  return place;
}

export async function invited(
  place: Salon,
  staffId: string,
  role: MemberRole = "member",
  email = uniqueEmail(),
) {
  const id = await invite(place.id, { staffId, email, role, password }, actingFor(place));
  return { id, email, staffId, token: await tokenFor(email, "member_invitation") };
}

export const join = (token: string, client = someone()) =>
  acceptInvitation({ token, password }, { client, locale: "sv" });

/** A new person of the salon who has accepted an invitation. */
export async function joined(place: Salon, role: MemberRole = "member") {
  const invitation = await invited(place, await anotherPerson(place), role);
  const { active } = await join(invitation.token);
  const member = await db().providerMember.findFirstOrThrow({ where: { userId: active.user.id } });
  return { ...invitation, active, memberId: member.id };
}

/** The error code of the refusal, or "done". */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
