import "server-only";
import type { Tx } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { linkTo, otherOwners } from "./memberMails";
import type { MemberRole } from "./schemas";

/** The columns of a changed sign-in that the mails need. */
export const changedMember = {
  id: true,
  providerId: true,
  userId: true,
  role: true,
  user: { select: { email: true, locale: true } },
  staffMember: { select: { name: true, isActive: true } },
  provider: { select: { companyName: true } },
} as const;

export type ChangedMember = {
  id: string;
  providerId: string;
  userId: string;
  role: MemberRole;
  user: { email: string; locale: string };
  staffMember: { name: string | null; isActive: boolean } | null;
  provider: { companyName: string };
};

/**
 * Mails somebody that their sign-in was ended, or is no owner's any more. Without the account's id, since unsent
 * mails of an account are removed when its sign-in ends.
 */
export async function mailAccessChanged(
  tx: Tx,
  { user, provider }: Pick<ChangedMember, "user" | "provider">,
  { change, at }: { change: "ended" | "lowered"; at: Date },
): Promise<void> {
  const locale = toLocale(user.locale);
  const { companyName } = provider;
  const url = linkTo(locale, providerPaths.contact());
  const payload = { url, change, companyName, at: at.toISOString() };
  await enqueueMail(tx, { kind: "access_changed", recipient: user.email, locale, payload });
}

/** Mails the other owners that somebody became an owner, or is one no longer. To be called after the change. */
export async function mailOwnersChanged(
  tx: Tx,
  { providerId, userId, user: { email }, staffMember, provider }: ChangedMember,
  { change, at }: { change: "added" | "lowered" | "ended"; at: Date },
): Promise<void> {
  const about = { change, email, name: staffMember?.name ?? email, companyName: provider.companyName };
  await mailOwners(tx, { providerId, userId }, { ...about, at });
}

type Invited = { providerId: string; email: string; name: string | null };

/**
 * Mails every owner that somebody was invited as an owner, also the one who did it: somebody else may have used their
 * session.
 */
export async function mailOwnerInvited(tx: Tx, { providerId, email, name }: Invited): Promise<void> {
  const { companyName } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { companyName: true },
  });
  const about = { change: "invited", email, name: name ?? email, companyName, at: new Date() } as const;
  await mailOwners(tx, { providerId, userId: null }, about);
}

type OwnersNews = {
  change: "invited" | "added" | "lowered" | "ended";
  email: string;
  name: string;
  companyName: string;
  at: Date;
};

async function mailOwners(
  tx: Tx,
  { providerId, userId }: { providerId: string; userId: string | null },
  { at, ...about }: OwnersNews,
): Promise<void> {
  for (const owner of await otherOwners(tx, providerId, userId)) {
    const { locale } = owner;
    const url = linkTo(locale, providerPaths.settingsAccess());
    const contactUrl = linkTo(locale, providerPaths.contact());
    const payload = { url, contactUrl, ...about, at: at.toISOString() };
    await enqueueMail(tx, {
      kind: "owners_changed",
      recipient: owner.email,
      locale,
      providerId,
      userId: owner.id,
      payload,
    });
  }
}
