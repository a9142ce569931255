import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError, type FieldFault } from "@/lib/errors/AppError";
import type { ServiceDraft } from "./serviceDraft";

type Filing = Pick<ServiceDraft, "categoryId" | "subcategoryId">;

/**
 * Whether a service can be filed where it says: the subcategory exists, and belongs to the category if one is named.
 * @throws AppError invalid_request with what is wrong at `category_id` and `subcategory_id`
 * @param within what the paths begin with, where it is one of several
 */
export async function checkFiling(tx: Tx, { categoryId, subcategoryId }: Filing, within = ""): Promise<void> {
  const subcategory = await tx.subcategory.findUnique({
    where: { id: subcategoryId },
    select: { categoryId: true },
  });
  const isCategory = categoryId === null || (await tx.category.count({ where: { id: categoryId } })) > 0;
  const faults: FieldFault[] = [];
  if (!isCategory) faults.push({ path: `${within}category_id`, rule: "unknownChoice" });
  if (subcategory === null) faults.push({ path: `${within}subcategory_id`, rule: "unknownChoice" });
  else if (categoryId !== null && isCategory && subcategory.categoryId !== categoryId.toLowerCase())
    faults.push({ path: `${within}subcategory_id`, rule: "subcategory" });
  if (faults.length > 0) throw new AppError("invalid_request", { fields: faults });
}
