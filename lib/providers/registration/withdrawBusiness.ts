import "server-only";
import type { Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { AppError } from "@/lib/errors/AppError";
import { callOffUntold, mailedOf } from "@/lib/identity/addresses/callOffUntold";

/**
 * Closes the business of an account that somebody registered with another person's address, for good and for all its
 * owners, since they were invited in that name. Nobody signs in for it or gets its mails any more, and its organisation
 * number can be registered again. A monthly plan is cancelled by a job, since nobody can sign in to do it. A sign-in for
 * another's business ends. Bookings to come that the business made itself, and of which no customer was ever mailed, are
 * cancelled with it: whoever registered it could otherwise keep it by entering one.
 * @throws AppError bookings_upcoming with `details: { bookingIds }` when it has other bookings to come: customers must not
 *   be left with a business that is gone
 */
export async function withdrawBusiness(tx: Tx, userId: string): Promise<void> {
  const now = new Date();
  const business = await tx.provider.findUnique({
    where: { ownerUserId: userId },
    select: {
      id: true,
      subscriptions: { where: { endedAt: null }, select: { id: true } },
      bookings: {
        where: { OR: [{ status: "pending" }, { status: "confirmed", endsAt: { gt: now } }] },
        select: { id: true, source: true },
        orderBy: { startsAt: "asc" },
      },
    },
  });
  if (business === null) {
    await tx.providerMember.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });
    return;
  }
  const mailed = await mailedOf(tx, business.bookings);
  const bookingIds = business.bookings
    .filter(({ id, source }) => source === "online" || mailed.has(id))
    .map(({ id }) => id);
  if (bookingIds.length > 0) throw new AppError("bookings_upcoming", { details: { bookingIds } });
  await callOffUntold(tx, business.id, now);
  await forgetClients(tx, business.id);
  await close(tx, business.id, now);
  if (business.subscriptions.length > 0) {
    await addJob(tx, "end_plan", { providerId: business.id }, { key: `end-plan-${business.id}` });
  }
}

/** People whom a stranger typed. */
async function forgetClients(tx: Tx, providerId: string): Promise<void> {
  const inRegister = { providerId, clientId: { not: null } };
  await tx.booking.updateMany({ where: inRegister, data: { clientId: null } });
  await tx.client.deleteMany({ where: { providerId } });
  await tx.clientImport.deleteMany({ where: { providerId } });
}

async function close(tx: Tx, providerId: string, now: Date): Promise<void> {
  // First, in the order in which accepting locks: waits for an invitation that is being accepted, whose sign-in then
  // ends with the others.
  await tx.providerInvitation.deleteMany({ where: { providerId } });
  await tx.provider.update({
    where: { id: providerId },
    data: {
      email: "",
      contactEmail: null,
      phone: null,
      organisationNumber: null,
      closingSince: now,
      closingMode: "after_last_visit",
      closedAt: now,
    },
    select: { id: true },
  });
  await tx.providerMember.updateMany({ where: { providerId, endedAt: null }, data: { endedAt: now } });
}
