import "server-only";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { lockCatalogue } from "../lockCatalogue";

/**
 * Lets customers see and book a service, or no longer. Bookings stay.
 * @param providerId of the session
 * @throws AppError not_found for one that was removed or is somebody else's
 */
export async function switchService(providerId: string, id: string, isActive: boolean): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const { count } = await tx.service.updateMany({
      where: { id, providerId, archivedAt: null },
      data: { isActive },
    });
    if (count === 0) throw new AppError("not_found");
  });
}
