import { noticeTopics } from "@/lib/bookings/notices/choices";
import { ownNotices } from "@/lib/bookings/notices/ownNotices";
import { db } from "@/lib/db/client";
import type { NoticeTopic } from "@/lib/db/generated/enums";
import { uniqueEmail } from "../calls/accounts";
import type { Salon } from "./salon";

/* What the sign-ins of a salon are told, by mail and in the page. */

/** Another owner, who has no bookings of their own. */
export async function addOwner(place: Salon, locale = "sv") {
  const email = uniqueEmail("agare");
  const { id: userId } = await db().user.create({
    data: { email, role: "provider", passwordHash: "x", locale, emailVerifiedAt: new Date() },
  });
  await db().providerMember.create({ data: { providerId: place.id, userId, role: "owner" } });
  return { userId, email };
}

/** After what can be undone cannot any more. */
const later = () => Date.now() + 11_000;

/** The scope of a sign-in, as its session has it. */
export async function scopeOf(place: Salon, userId: string) {
  const { role, staffMemberId } = await db().providerMember.findFirstOrThrow({
    where: { providerId: place.id, userId },
  });
  return { providerId: place.id, userId, staffMemberId: role === "owner" ? null : staffMemberId };
}

/** What a sign-in is told in the page, oldest first. */
export async function shownTo(place: Salon, userId: string, nowMs = later()) {
  const { notices } = await ownNotices(await scopeOf(place, userId), nowMs);
  return notices.toReversed();
}

export const kindsShownTo = async (place: Salon, userId: string) =>
  (await shownTo(place, userId)).map(({ kind }) => kind);

/** Kind and recipient of the mails of a business to itself and its people, oldest first. */
export async function mailedOf(place: Salon): Promise<[string, string][]> {
  const mails = await db().outboxMail.findMany({
    where: { providerId: place.id, kind: { startsWith: "provider_" } },
    orderBy: [{ createdAt: "asc" }, { kind: "asc" }, { recipient: "asc" }],
  });
  return mails.map(({ kind, recipient }) => [kind, recipient]);
}

/** Stores a choice of a sign-in, about one topic or all. */
export async function choose(
  userId: string,
  choice: { byMail: boolean; inPage: boolean },
  chosen: readonly NoticeTopic[] = noticeTopics,
): Promise<void> {
  const { id: memberId } = await db().providerMember.findFirstOrThrow({ where: { userId } });
  for (const topic of chosen)
    await db().noticeSetting.upsert({
      where: { memberId_topic: { memberId, topic } },
      create: { memberId, topic, ...choice },
      update: choice,
    });
}
