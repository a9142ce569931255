import "server-only";
import type { Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { AppError } from "@/lib/errors/AppError";

/**
 * Closes the business of an account that somebody registered with another person's address, for good and for all its
 * owners, since they were invited in that name. Nobody signs in for it or gets its mails any more, and its
 * organisation number can be registered again. A monthly plan is cancelled by a job, since nobody can sign in to do
 * it. A sign-in for another's business ends.
 * @throws AppError bookings_upcoming with `details: { bookingIds }` when it has bookings to come: customers must not
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
        select: { id: true },
        orderBy: { startsAt: "asc" },
      },
    },
  });
  if (business === null) {
    await tx.providerMember.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });
    return;
  }
  const bookingIds = business.bookings.map(({ id }) => id);
  if (bookingIds.length > 0) throw new AppError("bookings_upcoming", { details: { bookingIds } });
  await close(tx, business.id, now);
  if (business.subscriptions.length > 0) {
    await addJob(tx, "end_plan", { providerId: business.id }, { key: `end-plan-${business.id}` });
  }
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
