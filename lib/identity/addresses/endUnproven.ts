import "server-only";
import type { Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { callOffUntold } from "./callOffUntold";

/**
 * Ends what was made in an account before anybody proved its mailbox, once somebody proves it without the password of
 * the registration: it may be a stranger's. Passwords, sessions, passkeys and waiting changes of address are ended by
 * `replaceCredentials`. What the business typed of itself (name, services without their texts and pictures, hours, people)
 * stays for its owner to look over; its account at the payment provider is left there, and the next step of the onboarding
 * opens another.
 * @returns whether the account was never confirmed, so that its mail says what was ended
 */
export async function endUnproven(tx: Tx, userId: string): Promise<boolean> {
  const unproven = { id: userId, emailVerifiedAt: null };
  const account = await tx.user.findFirst({
    where: unproven,
    select: { provider: { select: { id: true } } },
  });
  if (account === null) return false;
  await tx.user.update({ where: { id: userId }, data: { fullName: "", phone: null }, select: { id: true } });
  await tx.favourite.deleteMany({ where: { customerId: userId } });
  await tx.rebookingDismissal.deleteMany({ where: { customerId: userId } });
  if (account.provider !== null) await endOfBusiness(tx, account.provider.id, userId);
  return true;
}

async function endOfBusiness(tx: Tx, providerId: string, ownerUserId: string): Promise<void> {
  const now = new Date();
  const own = { providerId };
  await callOffUntold(tx, providerId, now);
  // First, in the order in which accepting locks: an invitation that is being accepted is waited for.
  await tx.providerInvitation.deleteMany({ where: own });
  await tx.provider.update({
    where: { id: providerId },
    data: {
      // What the stranger wrote and showed must not go public in the owner's name.
      description: "",
      profileImageUrl: null,
      organisationNumber: null,
      holdsNumber: false,
      contactEmail: null,
      phone: null,
      address: null,
      postalCode: null,
      city: null,
      latitude: null,
      longitude: null,
      isPositionExact: true,
      stripeAccountId: null,
      detailsSubmitted: false,
      chargesEnabled: false,
      payoutsEnabled: false,
      requirements: [],
      settingsVersion: { increment: 1 },
    },
    select: { id: true },
  });
  // Begun by whoever registered it; nobody was told of its end but them.
  const closing = { id: providerId, closedAt: null };
  await tx.provider.updateMany({ where: closing, data: { closingSince: null, closingMode: null } });
  // With their telephone numbers: customers would call the stranger, or go there.
  await tx.providerLocation.deleteMany({ where: own });
  const others = { ...own, userId: { not: ownerUserId }, endedAt: null };
  await tx.providerMember.updateMany({ where: others, data: { endedAt: now } });
  await tx.calendarFeed.deleteMany({ where: own });
  await tx.externalCalendar.deleteMany({ where: own });
  await tx.picture.deleteMany({ where: own });
  await tx.service.updateMany({ where: own, data: { description: "", imageUrl: null } });
  await tx.booking.updateMany({ where: { ...own, clientId: { not: null } }, data: { clientId: null } });
  await tx.client.deleteMany({ where: own });
  await tx.clientImport.deleteMany({ where: own });
  if ((await tx.planSubscription.count({ where: { ...own, endedAt: null } })) > 0)
    await addJob(tx, "end_plan", own, { key: `end-plan-${providerId}` });
}
