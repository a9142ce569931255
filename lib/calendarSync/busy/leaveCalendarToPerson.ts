import "server-only";
import type { Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { fetchJobKey } from "./nextFetch";
import { openAddress, sealAddress } from "./sealedAddress";

/**
 * Makes the business's calendar elsewhere that of the one person who is left, in the caller's transaction, which holds the lock
 * of the calendar: a business that works alone has one, its person's. Its busy times go on blocking, and bookings that were kept
 * beside them stay so. Where the person has one, that one stays and the business's goes.
 */
export async function leaveCalendarToPerson(
  tx: Tx,
  { providerId, staffMemberId }: { providerId: string; staffMemberId: string },
): Promise<void> {
  const shared = await tx.externalCalendar.findUnique({ where: { id: providerId } });
  if (shared === null) return;
  const own = await tx.externalCalendar.findUnique({ where: { id: staffMemberId }, select: { id: true } });
  if (own === null) {
    const { id, sealedAddress, ...facts } = shared;
    const address = openAddress(sealedAddress, id);
    const sealed = address === null ? sealedAddress : sealAddress(address, staffMemberId);
    await tx.externalCalendar.create({ data: { ...facts, staffMemberId, sealedAddress: sealed } });
    await tx.externalBusy.updateMany({ where: { calendarId: id }, data: { staffMemberId } });
    await tx.keptOverlap.updateMany({
      where: { businessId: id },
      data: { staffMemberId, businessId: null },
    });
    await addJob(tx, "fetch_calendar", { calendarId: staffMemberId }, { key: fetchJobKey(staffMemberId) });
  }
  await tx.externalCalendar.delete({ where: { id: providerId }, select: { id: true } });
}
