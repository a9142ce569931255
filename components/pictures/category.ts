/** The five categories of the marketplace; each has one hue in the design system. */
export const categoryKeys = [
  "beauty_wellness",
  "home_services",
  "health_fitness",
  "automotive",
  "technology",
] as const;

export type CategoryKey = (typeof categoryKeys)[number];

/** The key of a category slug (`beauty-wellness` or `beauty_wellness`); null for any other. */
export function toCategoryKey(slug: string): CategoryKey | null {
  const key = slug.replaceAll("-", "_");
  return categoryKeys.find((candidate) => candidate === key) ?? null;
}
