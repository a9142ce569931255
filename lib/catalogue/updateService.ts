import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { checkFiling } from "./checkFiling";
import { lockCatalogue } from "./lockCatalogue";
import { serviceColumns } from "./serviceColumns";
import type { ServiceDraft } from "./serviceDraft";

/**
 * Changes a service of a business. Bookings keep what they were sold with.
 * @param providerId of the session
 * @throws AppError not_found for one that was removed or is somebody else's; invalid_request for a category or
 *   subcategory that does not fit
 */
export async function updateService(providerId: string, id: string, draft: ServiceDraft): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const where = { id, providerId, archivedAt: null };
    if ((await tx.service.count({ where })) === 0) throw new AppError("not_found");
    await checkFiling(tx, draft);
    await tx.service.updateMany({ where, data: serviceColumns(draft) });
  });
}
