import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  busyIntervalsCall,
  openingHoursCall,
  providerCall,
  providerReviewsCall,
  providersCall,
  unavailableSlotsCall,
} from "@/lib/api/contract/providers";
import type { busyIntervalSchema } from "@/lib/availability/publicSchemas";
import type { fullProviderSchema, reviewSchema } from "@/lib/reviews/schemas";
import {
  expectCacheable,
  expectReadOnly,
  readByContract,
  readPages,
  refused,
  wrongParameters,
} from "../../support/calls/contract";

type Provider = z.infer<typeof fullProviderSchema>;
type Review = z.infer<typeof reviewSchema>;
type Busy = z.infer<typeof busyIntervalSchema>;

const unknownId = "00000000-0000-4000-8000-000000000000";
const dayMs = 24 * 60 * 60 * 1000;
const iso = (instantMs: number) => new Date(instantMs).toISOString();
const range = (startMs: number, endMs: number) => `rangeStart=${iso(startMs)}&rangeEnd=${iso(endMs)}`;
const nowMs = Date.now();

async function busiest(): Promise<Provider> {
  const [provider] = (await readByContract<Provider[]>(providersCall, "/providers/v1?sort=trending&limit=1"))
    .body;
  if (!provider) throw new Error("The demo data has no businesses");
  return provider;
}

describe("GET /providers/v1", () => {
  it("pages through every business once, with its lists", async () => {
    const { items, total } = await readPages<Provider>(providersCall, "/providers/v1?limit=25");
    expect(new Set(items.map(({ id }) => id)).size).toBe(total);
    expect(items).toHaveLength(total);
    for (const provider of items) {
      expect(provider).not.toHaveProperty("email");
      expect(provider.reviews.length).toBe(Math.min(10, provider.review_count));
      expect(provider.services.every((service) => service.provider_id === provider.id)).toBe(true);
    }
    // Not onboarded ones are listed, and say so; explicitly unverified ones are not recommended.
    expect(items.some((provider) => !provider.is_onboarded)).toBe(true);
    const withNumber = items.filter(({ organisation_number }) => organisation_number !== null);
    expect(withNumber.length).toBeGreaterThan(0);
    expect(withNumber.every(({ is_onboarded }) => is_onboarded)).toBe(true);
    const trending = await readPages<Provider>(providersCall, "/providers/v1?limit=100&sort=trending");
    expect(trending.items.some((provider) => provider.is_verified === false)).toBe(false);
    expect(items.some((provider) => provider.is_verified === false)).toBe(true);
  });

  it("orders as asked", async () => {
    const sorted = async (query: string) =>
      (await readPages<Provider>(providersCall, `/providers/v1?limit=100&${query}`)).items;
    const counts = (await sorted("sort=trending")).map((provider) => provider.booking_count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const names = (await sorted("sort=name")).map((provider) => provider.company_name);
    expect(names).toEqual([...names].sort(new Intl.Collator("sv").compare));
    const ratings = (await sorted("sort=rating")).map((provider) => provider.average_rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    const near = await sorted("sort=distance&lat=63.83&lng=20.26&radiusKm=30");
    expect(new Set(near.map((provider) => provider.city))).toEqual(new Set(["Umeå"]));
  });

  it("narrows by what one service is, and by when it has time", async () => {
    const all = await readPages<Provider>(providersCall, "/providers/v1?limit=100");
    const cheap = await readPages<Provider>(
      providersCall,
      "/providers/v1?limit=100&maxPrice=450&format=physical",
    );
    const hasOne = ({ services }: Provider) =>
      services.some(({ price, is_physical }) => is_physical && price <= 450);
    expect(cheap.items.map(({ id }) => id).sort()).toEqual(
      all.items
        .filter(hasOne)
        .map(({ id }) => id)
        .sort(),
    );
    const day = iso(nowMs + 3 * dayMs).slice(0, 10);
    const free = await readPages<Provider>(providersCall, `/providers/v1?limit=20&date=${day}&time=morning`);
    expect(free.items.length).toBeGreaterThan(0);
    expect(new Set(free.items.map(({ id }) => id)).size).toBe(free.items.length);
    expect(free.items.every(({ is_onboarded }) => is_onboarded)).toBe(true);
  });

  it("finds by name, trade and city", async () => {
    const { company_name: name, id } = await busiest();
    const found = await readPages<Provider>(
      providersCall,
      `/providers/v1?q=${encodeURIComponent(name.toUpperCase())}`,
    );
    expect(found.items.map((provider) => provider.id)).toContain(id);
    const lund = await readPages<Provider>(providersCall, "/providers/v1?city=lund&category=beauty-wellness");
    expect(lund.items.length).toBeGreaterThan(0);
    expect(lund.items.every((provider) => provider.city === "Lund")).toBe(true);
  });

  it.each([
    ["sort=best", ["sort"]],
    ["sort=distance", ["lat", "lng"]],
    ["lat=91&lng=0", ["lat"]],
    ["cursor=%5B%5D", ["cursor"]],
    ["ids=1", ["ids"]],
  ])("refuses %s", async (query, paths) => {
    expect(await wrongParameters(`/providers/v1?${query}`)).toEqual(paths);
  });

  it("may be kept, and only be read", async () => {
    await expectCacheable("/providers/v1?limit=2&sort=name");
    await expectReadOnly("/providers/v1");
  });
});

describe("GET /providers/v1/{id}", () => {
  it("is the same business when its id is written in capitals", async () => {
    const { id } = await busiest();
    const { body } = await readByContract<Provider>(providerCall, `/providers/v1/${id.toUpperCase()}`);
    expect(body.id).toBe(id);
    const { items } = await readPages<Provider>(providersCall, `/providers/v1?ids=${id.toUpperCase()}`);
    expect(items.map((provider) => provider.id)).toEqual([id]);
  });

  it("is the business as the list has it", async () => {
    const provider = await busiest();
    const { body } = await readByContract<Provider>(providerCall, `/providers/v1/${provider.id}`);
    expect(body.services).toEqual(provider.services);
    expect(body.company_name).toBe(provider.company_name);
    await expectReadOnly(`/providers/v1/${provider.id}`);
  });

  it.each(["", "/reviews", "/opening-hours"])("has no %j for who is unknown", async (path) => {
    await refused(`/providers/v1/${unknownId}${path}`, 404, "not_found");
    await refused(`/providers/v1/nobody${path}`, 404, "not_found");
  });
});

describe("GET /providers/v1/{id}/reviews", () => {
  it("pages through all, newest first", async () => {
    const { id, review_count } = await busiest();
    const { items, total } = await readPages<Review>(
      providerReviewsCall,
      `/providers/v1/${id}/reviews?limit=60`,
    );
    expect([items.length, total]).toEqual([review_count, review_count]);
    const dates = items.map((review) => review.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(items.some(({ reply }) => reply !== null)).toBe(true);
    expect(items.some(({ user_id }) => user_id === null)).toBe(true);
  });
});

describe("GET /providers/v1/{id}/opening-hours", () => {
  it("is seven records, Monday first", async () => {
    const { id } = await busiest();
    const { body } = await readByContract<{ day_of_week: number }[]>(
      openingHoursCall,
      `/providers/v1/${id}/opening-hours`,
    );
    expect(body.map((day) => day.day_of_week)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await expectCacheable(`/providers/v1/${id}/opening-hours`);
  });
});

describe("GET /providers/v1/{id}/bookings and /unavailable-slots", () => {
  it("answers what overlaps the range, in full, and nothing about anybody", async () => {
    const { id } = await busiest();
    const path = `/providers/v1/${id}/bookings?${range(nowMs - 50 * dayMs, nowMs + 50 * dayMs)}`;
    const { body, headers } = await readByContract<Busy[]>(busyIntervalsCall, path);
    expect(body.length).toBeGreaterThan(50);
    expect(headers.get("x-total-count")).toBe(String(body.length));
    expect(headers.get("link")).toBeNull();
    for (const interval of body) {
      expect(Object.keys(interval).sort()).toEqual([
        "booking_date",
        "duration_minutes",
        "end_time",
        "start_time",
        "status",
      ]);
      expect(Date.parse(interval.end_time)).toBeGreaterThan(nowMs - 50 * dayMs);
      expect(Date.parse(interval.start_time)).toBeLessThan(nowMs + 50 * dayMs);
      expect(interval.status).not.toBe("cancelled");
    }
  });

  it("keeps the reasons of unavailable times to the business", async () => {
    const { items } = await readPages<Provider>(providersCall, "/providers/v1?limit=100");
    const found: object[] = [];
    for (const { id } of items.slice(0, 20)) {
      const path = `/providers/v1/${id}/unavailable-slots?${range(nowMs, nowMs + 100 * dayMs)}`;
      found.push(...(await readByContract<object[]>(unavailableSlotsCall, path)).body);
    }
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.flatMap(Object.keys))).toEqual(new Set(["id", "start_time", "end_time"]));
  });

  it.each(["bookings", "unavailable-slots"])("wants a range for %s", async (list) => {
    const { id } = await busiest();
    const wrong = (query: string) => wrongParameters(`/providers/v1/${id}/${list}?${query}`);
    expect(await wrong("")).toEqual(["rangeStart", "rangeEnd"]);
    expect(await wrong(range(nowMs, nowMs))).toEqual(["rangeEnd"]);
    expect(await wrong(range(nowMs, nowMs + 101 * dayMs))).toEqual(["rangeEnd"]);
    expect(await wrong("rangeStart=2026-11-26T10:00:00&rangeEnd=2026-11-27T10:00:00Z")).toEqual([
      "rangeStart",
    ]);
    const some = `/providers/v1/${unknownId}/${list}?${range(nowMs, nowMs + dayMs)}`;
    await refused(some, 404, "not_found");
    await expectReadOnly(`/providers/v1/${id}/${list}?${range(nowMs, nowMs + dayMs)}`);
  });
});
