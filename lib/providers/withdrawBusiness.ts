import "server-only";
import type { Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { AppError } from "@/lib/errors/AppError";

/**
 * Takes a business, if the account has one, out of the way of whoever it was registered in the name of: nobody is
 * written to any more, and its organisation number can be registered. Nobody sees it once its account is closed. A
 * monthly plan is cancelled by a job: nobody could sign in to do it.
 * @throws AppError bookings_upcoming with `details: { bookingIds }` for one that was booked before its address had to be
 *   confirmed: customers must not be left with a business that is gone
 */
export async function withdrawBusiness(tx: Tx, ownerId: string): Promise<void> {
  const business = await tx.provider.findUnique({
    where: { ownerUserId: ownerId },
    select: {
      id: true,
      subscriptions: { where: { endedAt: null }, select: { id: true } },
      bookings: {
        where: { OR: [{ status: "pending" }, { status: "confirmed", endsAt: { gt: new Date() } }] },
        select: { id: true },
        orderBy: { startsAt: "asc" },
      },
    },
  });
  if (business === null) return;
  const bookingIds = business.bookings.map(({ id }) => id);
  if (bookingIds.length > 0) throw new AppError("bookings_upcoming", { details: { bookingIds } });
  await tx.provider.update({
    where: { id: business.id },
    data: { email: "", contactEmail: null, phone: null, organisationNumber: null },
    select: { id: true },
  });
  if (business.subscriptions.length > 0) {
    await addJob(tx, "end_plan", { providerId: business.id }, { key: `end-plan-${business.id}` });
  }
}
