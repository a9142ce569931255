import { type CategoryKey, toCategoryKey } from "@/components/pictures/category";

/** The hue of a category. One without a hue in the design system gets the first. */
export function hueOf(category: { slug: string } | undefined): CategoryKey {
  return (category && toCategoryKey(category.slug)) ?? "beauty_wellness";
}
