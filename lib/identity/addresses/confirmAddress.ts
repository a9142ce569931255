import "server-only";
import type { Tx } from "@/lib/db/client";
import { toLocale } from "@/lib/i18n/locales";
import { sendNumberTakenMail } from "../accounts/accountMails";
import type { Role } from "../roles";
import { cancelTokens } from "../tokens";

export type VerifiedUser = { id: string; email: string; role: Role };

/**
 * Moves to an account what was done with its address (guest bookings), once the address is confirmed; runs in the
 * transaction.
 */
export type Adopt = (tx: Tx, user: VerifiedUser) => Promise<unknown>;

/**
 * Stores that the address of an account is confirmed; what others asked to be registered with it ends. The caller has locked the account, has a proof of both its
 * mailbox and its password, and has ended the sessions that were opened without proof of the mailbox.
 */
export async function confirmAddress(tx: Tx, user: VerifiedUser, adopt: Adopt | undefined): Promise<void> {
  await giveUpTakenNumber(tx, user.id);
  await tx.user.updateMany({
    where: { id: user.id, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
  await cancelTokens(tx, user.id, "verify_email");
  await tx.registration.deleteMany({ where: { email: user.email } });
  await adopt?.(tx, user);
}

/**
 * A registration reserves no organisation number, so a second business may have given the same: whoever confirms first
 * holds it, the other is confirmed without a number and told so by mail. Two at once come one after the other.
 */
export async function giveUpTakenNumber(tx: Tx, ownerUserId: string): Promise<void> {
  const own = await tx.provider.findFirst({
    where: { ownerUserId, holdsNumber: false, organisationNumber: { not: null } },
    select: { id: true, organisationNumber: true, owner: { select: { email: true, locale: true } } },
  });
  if (own === null) return;
  const { id, organisationNumber, owner } = own;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('organisation_number'), hashtext(${organisationNumber}))`;
  if ((await tx.provider.count({ where: { organisationNumber, holdsNumber: true } })) === 0) return;
  await tx.provider.update({
    where: { id },
    data: { organisationNumber: null, settingsVersion: { increment: 1 } },
    select: { id: true },
  });
  await sendNumberTakenMail(tx, {
    id: ownerUserId,
    role: "provider",
    ...owner,
    locale: toLocale(owner.locale),
  });
}
