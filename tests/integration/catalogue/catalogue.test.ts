import { describe, expect, it } from "vitest";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import {
  categoriesWithCounts,
  citiesWithCounts,
  listCategories,
  listSubcategories,
  popularCategories,
} from "@/lib/catalogue/categories";
import { db, pool } from "@/lib/db/client";
import { providerDetail } from "@/lib/directory/detail/providerDetail";
import { serviceDetail } from "@/lib/directory/detail/serviceDetail";
import { freeNext, trendingProviders } from "@/lib/directory/homeBoard";
import { countProviders, findProviderIds } from "@/lib/directory/search/findProviderIds";
import { findServices } from "@/lib/directory/search/findServices";
import {
  noProviderFilters,
  type ProviderFilters,
  providerSorts,
} from "@/lib/directory/search/providerFilters";
import { searchProviders } from "@/lib/directory/search/searchProviders";
import { noServiceFilters } from "@/lib/directory/search/serviceFilters";
import { distanceKm } from "@/lib/geo/distance";
import { newestReviewsOf, reviewPage } from "@/lib/reviews/queries";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { findAll } from "../../support/calls/directory";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const now = Date.now();
const question = { now, locale: "sv" } as const;
const goteborg = { latitude: 57.7089, longitude: 11.9746 };

describe("categories", () => {
  it("are the five, in their order and in the language", async () => {
    expect((await listCategories("en")).map(({ key }) => key)).toEqual([
      "beauty_wellness",
      "home_services",
      "health_fitness",
      "automotive",
      "technology",
    ]);
    expect((await listCategories("sv"))[0]?.name).not.toBe((await listCategories("en"))[0]?.name);
    for (const { category } of await listSubcategories("sv")) expect(category.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("count what a search in them finds", async () => {
    const counted = await categoriesWithCounts("sv");
    for (const category of counted) {
      expect(category.services).toBe((await findAll({ category: [category.slug] })).length);
      const parts = category.subcategories.reduce((sum, { services }) => sum + services, 0);
      expect(parts).toBe(category.services);
    }
  });

  it("are popular by bookings and reviews, without a place", async () => {
    const popular = await popularCategories({ locale: "sv", limit: 50 });
    const sums = popular.map(({ bookingCount, reviewCount }) => bookingCount + reviewCount);
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    expect(popular.every((entry) => entry.distanceKm === null)).toBe(true);
    expect(await popularCategories({ locale: "sv" })).toEqual(popular.slice(0, 3));
  });

  it("are popular by distance first, where the place is known", async () => {
    const popular = await popularCategories({ locale: "sv", position: goteborg, limit: 50 });
    const distances = popular.map((entry) => entry.distanceKm ?? Number.NaN);
    for (const [index, distance] of distances.slice(1).entries()) {
      expect(distance).toBeGreaterThanOrEqual((distances[index] ?? 0) - 0.001);
    }
    const nearest = await findAll({ near: { ...goteborg, radiusKm: null }, sort: "distance" });
    const first = await serviceDetail(nearest[0] ?? "", question);
    const { latitude, longitude } = first?.provider ?? {};
    expect(distances[0]).toBeCloseTo(
      distanceKm(goteborg, { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
      3,
    );
  });

  it("do not count what is explicitly unverified", async () => {
    const before = await popularCategories({ locale: "sv", limit: 1 });
    await db().provider.updateMany({ data: { isVerified: false } });
    expect(await popularCategories({ locale: "sv" })).toEqual([]);
    expect(await trendingProviders(question)).toEqual([]);
    expect(await freeNext(question)).toEqual([]);
    // Everywhere else they stay.
    expect(await findAll({})).not.toEqual([]);
    await db().provider.updateMany({ data: { isVerified: true } });
    expect(await popularCategories({ locale: "sv", limit: 1 })).toEqual(before);
  });
});

describe("cities", () => {
  it("count what a search in them finds, the largest first", async () => {
    const cities = await citiesWithCounts();
    expect(cities.length).toBeGreaterThanOrEqual(10);
    for (const { city, services, latitude } of cities) {
      expect(services).toBe((await findAll({ city: [city] })).length);
      expect(latitude).toBeGreaterThan(55);
    }
    const sizes = cities.map(({ services }) => services);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});

describe("the board", () => {
  it("shows what is free next, soonest first, a line for each business", async () => {
    const board = await freeNext({ ...question, limit: 12 });
    expect(board.length).toBe(12);
    const starts = board.map(({ next }) => next.startIso);
    expect(starts).toEqual([...starts].sort());
    expect(new Set(board.map(({ provider }) => provider.id)).size).toBe(board.length);
    for (const { service, provider, next } of board) {
      expect(provider.isOnboarded).toBe(true);
      const answer = await availabilityFor(service.id, next.dayKey, next.dayKey, now);
      expect(answer?.nextAvailable).toBe(next.startIso);
    }
  });

  it("keeps to a city, or to the nearest", async () => {
    const lund = await freeNext({ ...question, city: "LUND" });
    expect(lund.length).toBeGreaterThan(0);
    expect(new Set(lund.map(({ provider }) => provider.city))).toEqual(new Set(["Lund"]));
    const near = await freeNext({ ...question, position: goteborg });
    expect(near.every((entry) => entry.distanceKm !== null)).toBe(true);
  });
});

describe("businesses", () => {
  it.each(providerSorts)("%s: each once, in order, page by page", async (sort) => {
    const near = sort === "distance" ? { ...goteborg, radiusKm: null } : null;
    const filters: ProviderFilters = { ...noProviderFilters, sort, near };
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await findProviderIds(filters, Date.now(), { limit: 7, cursor });
      ids.push(...page.ids);
      expect(page.total).toBe(await countProviders());
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(await countProviders());
    expect(ids).toHaveLength(await countProviders());
    const { items } = await searchProviders(filters, { ...question, limit: 100 });
    expect(items.map(({ id }) => id)).toEqual(ids);
    const keys = items.map((card) =>
      sort === "trending"
        ? card.bookingCount
        : sort === "rating"
          ? (card.averageRating ?? 0)
          : -(card.distanceKm ?? 0),
    );
    if (sort === "name") {
      const names = items.map(({ companyName }) => companyName);
      expect(names).toEqual([...names].sort(new Intl.Collator("sv").compare));
    } else {
      for (const [index, key] of keys.slice(1).entries()) {
        expect(key).toBeLessThanOrEqual((keys[index] ?? 0) + 0.001);
      }
    }
  });

  it("filters by city, category and text together", async () => {
    const filters = { ...noProviderFilters, city: ["Stockholm"], category: ["beauty-wellness"] };
    const { items } = await searchProviders(filters, question);
    expect(items.length).toBeGreaterThan(0);
    for (const card of items) {
      expect(card.city).toBe("Stockholm");
      expect(card.categories.map(({ slug }) => slug)).toContain("beauty-wellness");
    }
    const none = await searchProviders({ ...filters, q: "qqqqqqqqq" }, question);
    expect(none).toMatchObject({ items: [], total: 0, pageCount: 0 });
  });

  it("filters by what one of their services is, and shows that service's times", async () => {
    const filters: ProviderFilters = { ...noProviderFilters, maxPriceOre: 45_000, format: ["physical"] };
    const { items, total } = await searchProviders(filters, { ...question, limit: 100 });
    expect(total).toBe(items.length);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(await countProviders());
    for (const { nextService } of items) expect(nextService?.priceOre).toBeLessThanOrEqual(45_000);
    const { rows } = await pool().query<{ count: number }>(
      `SELECT count(DISTINCT provider_id)::int AS count FROM service_search WHERE price_ore <= 45000 AND is_physical`,
    );
    expect(total).toBe(rows[0]?.count);
  });

  it("filters by a day, as their services do, and shows times of that day alone", async () => {
    const date = addDays(localDateOf(question.now, "Europe/Stockholm"), 3);
    const asked = { date, time: ["morning" as const], maxPriceOre: 60_000 };
    const services = await findServices({ ...noServiceFilters, ...asked }, question.now, { limit: 1000 });
    const { items, total, totalIsCapped } = await searchProviders(
      { ...noProviderFilters, ...asked },
      { ...question, limit: 100 },
    );
    expect(new Set(items.map(({ id }) => id))).toEqual(
      new Set(services.ids.map(({ providerId }) => providerId)),
    );
    expect([total, totalIsCapped]).toEqual([items.length, false]);
    expect(total).toBeGreaterThan(0);
    for (const { nextTimes } of items) {
      expect(nextTimes.length).toBeGreaterThan(0);
      expect(new Set(nextTimes.map(({ dayKey }) => dayKey))).toEqual(new Set([date]));
    }
    const pages = await Promise.all(
      [1, 2].map((page) =>
        searchProviders({ ...noProviderFilters, ...asked }, { ...question, limit: 3, page }),
      ),
    );
    expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(
      items.slice(0, 6).map(({ id }) => id),
    );
  });

  it("trend by bookings, then reviews", async () => {
    const trending = await trendingProviders(question);
    expect(trending).toHaveLength(6);
    const keys = trending.map(({ bookingCount, reviewCount }) => bookingCount * 1e6 + reviewCount);
    expect(keys).toEqual([...keys].sort((a, b) => b - a));
  });
});

describe("details", () => {
  it("of a business: by id and by slug, with all that its page shows", async () => {
    const [top] = await trendingProviders(question);
    const detail = await providerDetail(top?.slug ?? "", question);
    expect(detail).toEqual(await providerDetail(top?.id ?? "", question));
    expect(detail?.services).toHaveLength(top?.services ?? 0);
    expect(detail?.reviews).toHaveLength(10);
    expect(detail?.hours).toHaveLength(7);
    expect(detail).not.toHaveProperty("email");
    expect(detail).not.toHaveProperty("stripeAccountId");
    expect(detail?.reviews.every(({ authorLabel }) => authorLabel === null || authorLabel.length === 6)).toBe(
      true,
    );
  });

  it("of a service: by id, slug and an older slug, with three others of its business", async () => {
    const [id = ""] = await findAll({ subcategory: ["hair"] });
    const detail = await serviceDetail(id, question);
    expect(detail?.slug.endsWith(id.slice(-12))).toBe(true);
    expect(await serviceDetail(detail?.slug ?? "", question)).toEqual(detail);
    expect(await serviceDetail(`ett-gammalt-namn-${id.slice(-12)}`, question)).toEqual(detail);
    expect(detail?.otherServices.length).toBeLessThanOrEqual(3);
    expect(detail?.otherServices.map((other) => other.id)).not.toContain(id);
  });

  it("tell the organisation number of a business that can be booked, and of no other", async () => {
    const businesses = await db().provider.findMany({
      where: { organisationNumber: { not: null } },
      select: { id: true, isOnboarded: true, organisationNumber: true },
    });
    const ids = [true, false].map((is) => businesses.find(({ isOnboarded }) => isOnboarded === is)?.id ?? "");
    const [bookable, other] = await Promise.all(ids.map((id) => providerDetail(id, question)));
    expect(bookable?.organisationNumber).toMatch(/^\d{10}$/);
    expect([other?.isOnboarded, other?.organisationNumber]).toEqual([false, null]);
  });

  it("are nothing for what is unknown or hidden", async () => {
    const [id = ""] = await findAll({});
    for (const wrong of ["", "x", "ÅÄÖ", "a'b", "00000000-0000-4000-8000-000000000000"]) {
      expect(await serviceDetail(wrong, question)).toBeNull();
      expect(await providerDetail(wrong, question)).toBeNull();
    }
    await db().service.update({ where: { id }, data: { isActive: false } });
    expect(await serviceDetail(id, question)).toBeNull();
    await db().service.update({ where: { id }, data: { isActive: true } });
    expect(await serviceDetail(id, question)).not.toBeNull();
  });
});

describe("reviews", () => {
  it("come newest first, each once, page by page", async () => {
    const [top] = await trendingProviders(question);
    const id = top?.id ?? "";
    await pool().query(
      "UPDATE reviews SET created_at = date_trunc('week', created_at) WHERE provider_id = $1",
      [id],
    );
    const ids: string[] = [];
    const dates: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reviewPage(id, { limit: 13, cursor });
      expect(page.total).toBe(top?.reviewCount);
      ids.push(...page.items.map((review) => review.id));
      dates.push(...page.items.map((review) => review.createdAtIso));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(top?.reviewCount);
    expect(ids).toHaveLength(top?.reviewCount ?? 0);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await newestReviewsOf([id])).get(id)?.map((review) => review.id)).toEqual(ids.slice(0, 10));
    await expect(reviewPage(id, { limit: 3, cursor: "x" })).rejects.toMatchObject({
      code: "invalid_request",
    });
  });
});
