import "server-only";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { mayReplace } from "@/lib/http/entityTags";
import { pictureAfter } from "@/lib/http/pictureAddress";
import { lockCatalogue } from "../lockCatalogue";
import { loadDoers } from "../serviceDoers";
import { serviceTag } from "../serviceVersion";
import { checkFiling } from "./checkFiling";
import { saveServiceStaff } from "./saveServiceStaff";
import { serviceColumns } from "./serviceColumns";
import type { ServiceDraft } from "./serviceDraft";

/**
 * Changes a service of a business. Bookings keep what they were sold with.
 * @param providerId of the session
 * @param ifMatch the version that the edit began with, as the header has it; null: whatever is there is replaced
 * @throws AppError not_found for one that was removed or is somebody else's; edit_conflict when it, or who does it, was
 *   changed since the version that `ifMatch` names; invalid_request for a category, subcategory or person that does not fit
 */
export async function updateService(
  providerId: string,
  id: string,
  draft: ServiceDraft,
  ifMatch: string | null = null,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const where = { id, providerId, archivedAt: null };
    const before = await tx.service.findFirst({ where });
    if (before === null) throw new AppError("not_found");
    const doersOf = await loadDoers(providerId, tx);
    if (!mayReplace(ifMatch, serviceTag(before, doersOf(id)))) throw new AppError("edit_conflict");
    await checkFiling(tx, draft);
    const imageUrl = pictureAfter(draft.imageUrl, before.imageUrl);
    await tx.service.updateMany({ where, data: serviceColumns({ ...draft, imageUrl }) });
    const { staffMemberIds } = draft;
    if (staffMemberIds) await saveServiceStaff(tx, providerId, { serviceId: id, staffMemberIds });
  });
}
