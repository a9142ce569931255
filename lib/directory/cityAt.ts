import "server-only";
import { cache } from "react";
import { type CountedCity, citiesWithCounts } from "@/lib/catalogue/categories";
import { slugify } from "@/lib/text/slug";

/** The city at this address, or null. Read once for a page and its metadata. */
export const cityAt = cache(async (slug: string): Promise<CountedCity | null> => {
  const cities = await citiesWithCounts();
  return cities.find(({ city }) => slugify(city) === slug) ?? null;
});
