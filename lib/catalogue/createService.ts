import "server-only";
import { db } from "@/lib/db/client";
import { checkFiling } from "./checkFiling";
import { lockCatalogue } from "./lockCatalogue";
import { serviceColumns } from "./serviceColumns";
import type { ServiceDraft } from "./serviceDraft";

/**
 * Adds a service to a business.
 * @param providerId of the session
 * @returns its id
 * @throws AppError invalid_request for a category or subcategory that does not fit
 */
export async function createService(providerId: string, draft: ServiceDraft): Promise<string> {
  return db().$transaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    await checkFiling(tx, draft);
    const { id } = await tx.service.create({
      data: { ...serviceColumns(draft), providerId },
      select: { id: true },
    });
    return id;
  });
}
