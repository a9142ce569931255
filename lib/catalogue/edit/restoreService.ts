import "server-only";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { lockCatalogue } from "../lockCatalogue";
import { nextPosition } from "./nextPosition";

/**
 * Brings back a service that was archived, last among the others and switched off: nobody books it before its business
 * has looked at it.
 * @param providerId of the session
 * @throws AppError not_found for one that is not archived, was erased or is somebody else's
 */
export async function restoreService(providerId: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const { count } = await tx.service.updateMany({
      where: { id, providerId, archivedAt: { not: null } },
      data: { archivedAt: null, position: await nextPosition(tx, providerId) },
    });
    if (count === 0) throw new AppError("not_found");
  });
}
