import "server-only";
import type { Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { AppError } from "@/lib/errors/AppError";

/**
 * Ends the business, if the account has one, that was registered in the name of somebody else: it is closed for good,
 * whoever else owns it by then, since it was theirs to invite by that name alone. Nobody signs in for it or is written to
 * any more, and its organisation number can be registered. A monthly plan is cancelled by a job: nobody could sign in to
 * do it. A sign-in for another's business ends.
 * @throws AppError bookings_upcoming with `details: { bookingIds }` for one that was booked before its address had to be
 *   confirmed: customers must not be left with a business that is gone
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
  // First of all, as accepting does: waits for whoever accepts one in this moment, whose sign-in then ends with the others.
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
