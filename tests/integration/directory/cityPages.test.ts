import { describe, expect, it } from "vitest";
import { categoriesWithCounts, citiesWithCounts, popularCategories } from "@/lib/catalogue/categories";
import { pool } from "@/lib/db/client";
import { trendingProviders } from "@/lib/directory/homeBoard";
import { findAll } from "../../support/calls/directory";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const question = { now: Date.now(), locale: "sv" } as const;
const cities = (await citiesWithCounts()).map(({ city }) => city);

describe("the page of a city", () => {
  it.each(cities)("counts in each category what the directory lists there: %s", async (city) => {
    for (const { slug, services, subcategories } of await categoriesWithCounts("sv", city.toUpperCase())) {
      expect(services).toBe((await findAll({ category: [slug], city: [city] })).length);
      expect(subcategories.reduce((sum, part) => sum + part.services, 0)).toBe(services);
    }
  });

  it.each(cities)("has the kinds booked most there, with the bookings of that city: %s", async (city) => {
    const { rows } = await pool().query<{ slug: string; bookings: number; reviews: number }>(
      `SELECT s.subcategory_slug AS slug, sum(s.booking_count)::int AS bookings, sum(s.review_count)::int AS reviews
       FROM service_search s JOIN providers p ON p.id = s.provider_id
       WHERE p.city = $1 AND p.is_verified IS NOT FALSE GROUP BY s.subcategory_slug`,
      [city],
    );
    const popular = await popularCategories({ city, locale: "sv", limit: 50 });
    const told = popular.map(({ subcategory, bookingCount: bookings, reviewCount: reviews }) => ({
      ...{ slug: subcategory.slug, bookings, reviews },
    }));
    expect(told).toHaveLength(rows.length);
    expect(told).toEqual(expect.arrayContaining(rows));
    const sums = told.map(({ bookings, reviews }) => bookings + reviews);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  });

  it("has kinds of the city alone, at their distance there, also from a position elsewhere", async () => {
    const malmo = { latitude: 55.605, longitude: 13.0038 };
    const near = await popularCategories({ city: "Lund", position: malmo, locale: "sv", limit: 50 });
    const all = await popularCategories({ city: "Lund", locale: "sv", limit: 50 });
    const slugs = (of: typeof near) => of.map(({ subcategory }) => subcategory.slug).toSorted();
    expect(slugs(near)).toEqual(slugs(all));
    // Lund is 16 km away; Malmö itself offers the same kinds.
    for (const { distanceKm } of near) expect(distanceKm).toBeGreaterThan(10);
  });

  it.each(cities)("recommends businesses of the city alone, those booked most first: %s", async (city) => {
    const { rows } = await pool().query<{ bookings: number }>(
      `SELECT p.booking_count AS bookings FROM provider_search JOIN providers p ON p.id = provider_id
       WHERE p.city = $1 AND p.is_verified IS NOT FALSE ORDER BY 1 DESC LIMIT 6`,
      [city],
    );
    const trending = await trendingProviders({ ...question, city });
    expect(trending.map((provider) => ({ city: provider.city, bookings: provider.bookingCount }))).toEqual(
      rows.map(({ bookings }) => ({ city, bookings })),
    );
  });

  it("has no services, kinds or businesses where nobody is", async () => {
    const city = "Atlantis";
    expect((await categoriesWithCounts("sv", city)).map(({ services }) => services)).toEqual([0, 0, 0, 0, 0]);
    expect(await popularCategories({ city, locale: "sv" })).toEqual([]);
    expect(await trendingProviders({ ...question, city })).toEqual([]);
  });
});
