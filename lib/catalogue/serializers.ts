import type { z } from "zod";
import type { categorySchema, subcategorySchema } from "./schemas";
import type { CategoryRef, SubcategoryRef } from "./types";

export function serializeCategory({ id, name, slug }: CategoryRef): z.input<typeof categorySchema> {
  return { id, name, slug };
}

export function serializeSubcategory(
  { id, name, slug }: SubcategoryRef,
  category: CategoryRef,
): z.input<typeof subcategorySchema> {
  return { id, name, slug, category_id: category.id, category: serializeCategory(category) };
}
