import type { CategorySlug } from "./categories";
import { automotive } from "./subcategories/automotive";
import { beautyWellness } from "./subcategories/beautyWellness";
import { healthFitness } from "./subcategories/healthFitness";
import { homeServices } from "./subcategories/homeServices";
import { technology } from "./subcategories/technology";

export const subcategories = [
  ...beautyWellness,
  ...homeServices,
  ...healthFitness,
  ...automotive,
  ...technology,
] as const;

export type SubcategorySlug = (typeof subcategories)[number]["slug"];

const categoryBySubcategory: ReadonlyMap<SubcategorySlug, CategorySlug> = new Map(
  subcategories.map((subcategory) => [subcategory.slug, subcategory.category]),
);

/** The category that a subcategory belongs to. */
export function categoryOf(slug: SubcategorySlug): CategorySlug {
  const category = categoryBySubcategory.get(slug);
  if (!category) throw new Error(`No category holds the subcategory ${slug}`);
  return category;
}
