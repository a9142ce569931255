import "server-only";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { lockCatalogue } from "../lockCatalogue";

/**
 * Takes a service away. One that was ever booked, paid or not, is archived, since its bookings point at it: nobody sees
 * it any more, and they stay as they are. One that never was is erased.
 * @param providerId of the session
 * @throws AppError not_found for one that was removed before or is somebody else's
 */
export async function removeService(providerId: string, id: string, nowMs: number): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    await lockService(tx, providerId, id);
    const booking = await tx.booking.findFirst({
      where: { serviceId: id, providerId },
      select: { id: true },
    });
    if (booking === null) await tx.service.delete({ where: { id } });
    else await tx.service.update({ where: { id }, data: { isActive: false, archivedAt: new Date(nowMs) } });
  });
}

/** Locks the row: waits for a hold that is being made; a hold that comes later waits, and finds it removed. */
async function lockService(tx: Tx, providerId: string, id: string): Promise<void> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM services
    WHERE id = ${id}::uuid AND provider_id = ${providerId}::uuid AND archived_at IS NULL FOR UPDATE`;
  if (found.length === 0) throw new AppError("not_found");
}
