import { type CategoryKey, toCategoryKey } from "@/components/pictures/category";

/** The colour family of a category. One that the design does not know yet borrows the first. */
export function hueOf(category: { slug: string } | undefined): CategoryKey {
  return (category && toCategoryKey(category.slug)) ?? "beauty_wellness";
}
