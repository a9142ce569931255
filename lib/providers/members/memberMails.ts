import "server-only";
import type { Tx } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import type { MemberRole } from "./schemas";

/** The full address of a page, for mails. */
export const linkTo = (locale: Locale, path: string) => new URL(localePath(locale, path), env().APP_URL).href;

type InvitationMail = { providerId: string; email: string; role: MemberRole; token: string };

/** Mails the link of an invitation, in the language of the business's owner. */
export async function mailInvitation(
  tx: Tx,
  { providerId, email, role, token }: InvitationMail,
): Promise<void> {
  const { companyName, owner } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { companyName: true, owner: { select: { locale: true } } },
  });
  const locale = toLocale(owner.locale);
  const payload = { url: linkTo(locale, providerPaths.invitation({ token })), companyName, role };
  await enqueueMail(tx, { kind: "member_invitation", recipient: email, locale, providerId, payload });
}

type Joined = { providerId: string; userId: string; email: string; role: MemberRole; name: string | null };

/** Mails every owner that somebody accepted an invitation. */
export async function mailJoined(tx: Tx, { providerId, userId, ...joined }: Joined): Promise<void> {
  for (const { id, email, locale } of await otherOwners(tx, providerId, userId)) {
    const payload = { url: linkTo(locale, providerPaths.settingsAccess()), ...joined };
    await enqueueMail(tx, {
      kind: "member_joined",
      recipient: email,
      locale,
      providerId,
      userId: id,
      payload,
    });
  }
}

type Owner = { id: string; email: string; locale: Locale };

/** The owners who get a mail about one account: every owner but that account, which is null for an invitation. */
export async function otherOwners(tx: Tx, providerId: string, userId: string | null): Promise<Owner[]> {
  const owners = await tx.providerMember.findMany({
    where: {
      providerId,
      role: "owner",
      endedAt: null,
      ...(userId === null ? {} : { userId: { not: userId } }),
    },
    select: { user: { select: { id: true, email: true, locale: true } } },
  });
  return owners.map(({ user }) => ({ ...user, locale: toLocale(user.locale) }));
}
