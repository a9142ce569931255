import "server-only";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { choiceOf, noticeTopics, type Standing, scopeOf } from "./choices";
import { passOverToday } from "./morningMails";
import type { NoticeSettings, OwnNoticeSettings } from "./schemas";

const columns = {
  id: true,
  role: true,
  staffMemberId: true,
  noticesOf: true,
  morningMail: true,
  userId: true,
  noticeSettings: { select: { topic: true, byMail: true, inPage: true } },
  provider: { select: { ownerUserId: true } },
} satisfies Prisma.ProviderMemberSelect;
type Member = Prisma.ProviderMemberGetPayload<{ select: typeof columns }>;

/**
 * What a sign-in is told, and how: what it chose, else the defaults.
 * @throws AppError not_signed_in when the sign-in ended
 */
export async function ownNoticeSettings(scope: BusinessScope): Promise<OwnNoticeSettings> {
  return inTransaction(async (tx) => answerOf(await memberOf(tx, scope)));
}

/**
 * Saves what a sign-in is told, and how. Whoever turns the mail with the day on gets the first one the next morning at
 * seven.
 * @throws AppError owner_only when a member asks to be told of all bookings; not_signed_in when the sign-in ended
 */
export async function saveNoticeSettings(
  scope: BusinessScope,
  chosen: NoticeSettings,
  nowMs: number,
): Promise<OwnNoticeSettings> {
  if (scope.staffMemberId !== null && chosen.scope === "business") throw new AppError("owner_only");
  return inTransaction(async (tx) => {
    const before = await memberOf(tx, scope);
    const { id: memberId, role } = before;
    for (const topic of noticeTopics) {
      const choice = { byMail: chosen[topic].by_mail, inPage: chosen[topic].in_page };
      await tx.noticeSetting.upsert({
        where: { memberId_topic: { memberId, topic } },
        create: { memberId, topic, ...choice },
        update: choice,
      });
    }
    const noticesOf = role === "owner" ? chosen.scope : null;
    await tx.providerMember.update({
      where: { id: memberId },
      data: { noticesOf, morningMail: chosen.morning_mail },
      select: { id: true },
    });
    if (before.morningMail === "never") await passOverToday(tx, memberId, nowMs);
    return answerOf(await memberOf(tx, scope));
  });
}

/** The lock lets one save follow another, and an ending of the sign-in. */
async function memberOf(tx: Tx, { providerId, userId }: BusinessScope): Promise<Member> {
  await tx.$queryRaw`
    SELECT id FROM provider_members
    WHERE provider_id = ${providerId}::uuid AND user_id = ${userId}::uuid AND ended_at IS NULL FOR NO KEY UPDATE`;
  const member =
    userId === null
      ? null
      : await tx.providerMember.findFirst({ where: { providerId, userId, endedAt: null }, select: columns });
  if (member === null) throw new AppError("not_signed_in");
  return member;
}

function answerOf(member: Member): OwnNoticeSettings {
  const { role, staffMemberId, noticeSettings, morningMail } = member;
  const isContact = member.userId === member.provider.ownerUserId;
  const standing: Standing = { ...member, isContact };
  const [booked, moved, cancelled] = noticeTopics.map((topic) => {
    const { byMail, inPage } = choiceOf(
      standing,
      noticeSettings.find((setting) => setting.topic === topic),
    );
    return { by_mail: byMail, in_page: inPage };
  });
  if (!booked || !moved || !cancelled) throw new Error("A topic has no choice");
  return {
    scope: scopeOf(standing),
    booked,
    moved,
    cancelled,
    morning_mail: morningMail,
    can_choose_scope: role === "owner" && staffMemberId !== null,
    is_contact: isContact,
  };
}
