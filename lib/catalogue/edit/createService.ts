import "server-only";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { pictureAfter } from "@/lib/http/pictureAddress";
import { lockCatalogue } from "../lockCatalogue";
import { checkFiling } from "./checkFiling";
import { nextPosition } from "./nextPosition";
import { saveServiceStaff } from "./saveServiceStaff";
import { serviceColumns } from "./serviceColumns";
import type { ServiceDraft } from "./serviceDraft";

/**
 * Adds a service to a business, after those that are there.
 * @param providerId of the session
 * @returns its id
 * @throws AppError invalid_request for a category or subcategory that does not fit
 */
export async function createService(providerId: string, draft: ServiceDraft): Promise<string> {
  return inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    await checkFiling(tx, draft);
    const position = await nextPosition(tx, providerId);
    return insert(tx, providerId, draft, { position });
  });
}

/**
 * Adds several in their order, or none of them.
 * @returns their ids in the same order
 * @throws AppError invalid_request with paths as `services.2.subcategory_id`
 */
export async function createServices(providerId: string, drafts: readonly ServiceDraft[]): Promise<string[]> {
  return inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const first = await nextPosition(tx, providerId);
    const ids: string[] = [];
    for (const [index, draft] of drafts.entries()) {
      await checkFiling(tx, draft, `services.${index}.`);
      const place = { position: first + index, path: `services.${index}.` };
      ids.push(await insert(tx, providerId, draft, place));
    }
    return ids;
  });
}

type Place = { position: number; path?: string };

async function insert(
  tx: Tx,
  providerId: string,
  draft: ServiceDraft,
  { position, path = "" }: Place,
): Promise<string> {
  const imageUrl = pictureAfter(draft.imageUrl, null);
  const data = { ...serviceColumns({ ...draft, imageUrl }), providerId, position };
  const { id } = await tx.service.create({ data, select: { id: true } });
  const { staffMemberIds } = draft;
  if (staffMemberIds)
    await saveServiceStaff(tx, providerId, { serviceId: id, staffMemberIds }, `${path}staff_ids`);
  return id;
}
