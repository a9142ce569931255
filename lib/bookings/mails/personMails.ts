import "server-only";
import { db, type Tx } from "@/lib/db/client";
import type { PersonMailKind } from "@/lib/db/mailKinds";
import { enqueueMail, type OutgoingMail } from "@/lib/db/outbox";
import { toLocale } from "@/lib/i18n/locales";

type About = { id: string; providerId: string };

type News = {
  /** Who made the change; they know of it. */
  actorUserId: string | null;
  payload?: NonNullable<OutgoingMail["payload"]>;
};

/**
 * Writes the mail to the person who has the booking, in the transaction of the change and in the language of their own
 * account. Nobody is written to without a sign-in that is active, at the business's own mail address, or of what they
 * did themselves.
 */
export async function mailPerson(tx: Tx, kind: PersonMailKind, about: About, news: News): Promise<void> {
  await mailTo(tx, kind, about, { ...news, staffMemberId: await personOf(tx, about) });
}

/**
 * The same of a booking that was moved: to the person who has it; where it changed hands to both, each of their part.
 * @param moved as it was before
 */
export async function mailPeopleOfMove(
  tx: Tx,
  moved: About & { staffMemberId: string },
  news: News,
): Promise<void> {
  const staffMemberId = await personOf(tx, moved);
  if (staffMemberId === moved.staffMemberId) {
    await mailTo(tx, "provider_person_booking_rescheduled", moved, { ...news, staffMemberId });
    return;
  }
  const before = { ...news, staffMemberId: moved.staffMemberId };
  await mailTo(tx, "provider_person_booking_taken", moved, before);
  await mailTo(tx, "provider_person_booking_given", moved, { ...news, staffMemberId });
}

async function personOf(tx: Tx, { id }: About): Promise<string> {
  const { staffMemberId } = await tx.booking.findUniqueOrThrow({
    where: { id },
    select: { staffMemberId: true },
  });
  return staffMemberId;
}

async function mailTo(
  tx: Tx,
  kind: PersonMailKind,
  { id: bookingId, providerId }: About,
  { staffMemberId, actorUserId, payload = {} }: News & { staffMemberId: string },
): Promise<void> {
  const member = await tx.providerMember.findFirst({
    where: { providerId, staffMemberId, endedAt: null, user: { disabledAt: null, erasedAt: null } },
    select: {
      user: { select: { id: true, email: true, locale: true } },
      provider: { select: { email: true } },
    },
  });
  if (member === null || member.user.id === actorUserId) return;
  const { id: userId, email: recipient, locale } = member.user;
  if (recipient.toLowerCase() === member.provider.email.toLowerCase()) return;
  await enqueueMail(tx, {
    kind,
    recipient,
    locale: toLocale(locale),
    providerId,
    bookingId,
    userId,
    payload,
  });
}

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
  const member = await db().providerMember.findFirst({
    where: { providerId, userId, endedAt: null },
    select: { staffMemberId: true },
  });
  if (member === null) return false;
  return (member.staffMemberId === staffMemberId) !== (kind === "provider_person_booking_taken");
}
