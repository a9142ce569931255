import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkNear, parseServiceFilters, serviceFilterFields } from "./serviceFilterSchemas";
import {
  activeFilters,
  noServiceFilters,
  type ServiceFilters,
  serviceDefaultSorts,
  serviceFilterParams,
  withoutFilter,
  withText,
} from "./serviceFilters";

const all: ServiceFilters = {
  q: "klippning",
  category: ["beauty-wellness", "automotive"],
  subcategory: ["hair"],
  city: ["Malmö"],
  format: ["digital"],
  minPriceOre: 19_950,
  maxPriceOre: 120_000,
  date: "2026-11-26",
  until: null,
  time: ["morning", "evening", "12:30-13:15"],
  near: { latitude: 55.6, longitude: 13, radiusKm: 5 },
  providerIds: ["3fa85f64-5717-4562-b3fc-2c963f66afa6"],
  ids: [],
  sort: "distance",
};

describe("parseServiceFilters", () => {
  it("reads back what serviceFilterParams writes", () => {
    expect(parseServiceFilters(serviceFilterParams(all))).toEqual(all);
    expect(serviceFilterParams(noServiceFilters)).toEqual({});
    expect(parseServiceFilters({})).toEqual(noServiceFilters);
  });

  it("treats the empty values of a form as not given", () => {
    const empty = { q: "", minPrice: "", maxPrice: "", city: "", date: "", sort: "", lat: "", lng: "" };
    expect(parseServiceFilters(empty)).toEqual(noServiceFilters);
  });

  it("ignores invalid parameters and keeps the rest", () => {
    const filters = parseServiceFilters({
      q: ["  första ", "andra"],
      sort: "cheapest",
      minPrice: "-3",
      maxPrice: "900",
      date: "2026-02-30",
      time: ["17:00-09:00"],
      format: "telepathy",
      providerId: "1",
      lat: "59.3",
      focus: "x",
    });
    expect(filters).toEqual({
      ...noServiceFilters,
      q: "första",
      maxPriceOre: 90_000,
      sort: "relevance",
    });
  });

  it("does not sort by distance without a position", () => {
    expect(parseServiceFilters({ sort: "distance", lat: "59" }).sort).toBe("featured");
    expect(parseServiceFilters({ sort: "distance", lat: "59", lng: "18" }).sort).toBe("distance");
  });

  it("orders a page with words by best match, unless another order is chosen", () => {
    expect(parseServiceFilters({ q: "massage" }).sort).toBe("relevance");
    expect(parseServiceFilters({ q: "massage", sort: "" }).sort).toBe("relevance");
    const chosen = parseServiceFilters({ q: "massage", sort: "featured" });
    expect(chosen.sort).toBe("featured");
    expect(serviceFilterParams(chosen)).toEqual({ q: "massage", sort: "featured" });
    expect(serviceFilterParams(parseServiceFilters({ q: "massage" }))).toEqual({ q: "massage" });
    expect(parseServiceFilters({ sort: "relevance" }).sort).toBe("featured");
    expect(parseServiceFilters({ q: "x", sort: "distance", lat: "59", lng: "18" }).sort).toBe("distance");
  });

  it("takes the key of a category for its slug", () => {
    expect(parseServiceFilters({ category: "beauty_wellness" }).category).toEqual(["beauty-wellness"]);
  });

  it("removes U+0000, which PostgreSQL text cannot hold", () => {
    const filters = parseServiceFilters({ q: "a\u0000b", city: ["Lu\u0000nd"] });
    expect([filters.q, filters.city]).toEqual(["ab", ["Lund"]]);
  });
});

describe("several days", () => {
  it.each([
    [{ date: "2026-12-01", until: "2026-12-06" }, "2026-12-06"],
    [{ date: "2026-12-01", until: "2027-12-06" }, "2026-12-31"],
    [{ date: "2026-12-01", until: "2026-12-01" }, null],
    [{ date: "2026-12-01", until: "2026-11-01" }, null],
    [{ until: "2026-12-06" }, null],
  ])("of %j end on %s", (query, until) => expect(parseServiceFilters(query).until).toBe(until));
});

describe("the query of the contract", () => {
  const query = z.object(serviceFilterFields).superRefine(checkNear);
  const pathsOf = (given: unknown) => query.safeParse(given).error?.issues.map(({ path }) => path.join("."));

  it.each([
    [{ sort: "cheapest" }, ["sort"]],
    [{ minPrice: "abc" }, ["minPrice"]],
    [{ lat: "59" }, ["lng"]],
    [{ radiusKm: "5" }, ["lat", "lng"]],
    [{ sort: "distance" }, ["lat", "lng"]],
    [{ date: "2026-02-30" }, ["date"]],
    [{ ids: ["1"] }, ["ids.0"]],
    [{ format: ["digital", "x"] }, ["format.1"]],
    [{ time: ["evening", "18:00-24:00", "night"] }, ["time.2"]],
    [{ time: ["18:00-18:00", "17-19", "18:00-25:00", "18:00-"] }, ["time.0", "time.1", "time.2", "time.3"]],
  ])("refuses %j", (given, paths) => expect(pathsOf(given)).toEqual(paths));
});

describe("activeFilters and withoutFilter", () => {
  it("names those that are set, in the order of the page", () => {
    expect(activeFilters(all)).toEqual([
      "q",
      "category",
      "subcategory",
      "city",
      "format",
      "price",
      "date",
      "time",
      "near",
    ]);
    expect(activeFilters(noServiceFilters)).toEqual([]);
  });

  it("also removes what depends on it", () => {
    expect(withoutFilter(all, "category", serviceDefaultSorts)).toMatchObject({
      category: [],
      subcategory: [],
    });
    expect(withoutFilter(all, "near", serviceDefaultSorts)).toMatchObject({ near: null, sort: "relevance" });
    expect(withoutFilter({ ...all, q: "", near: all.near }, "near", serviceDefaultSorts).sort).toBe(
      "featured",
    );
    expect(withoutFilter({ ...all, near: null, sort: "relevance" }, "q", serviceDefaultSorts).sort).toBe(
      "featured",
    );
    expect(withoutFilter({ ...all, near: null, sort: "price_asc" }, "q", serviceDefaultSorts).sort).toBe(
      "price_asc",
    );
    for (const key of activeFilters(all))
      expect(activeFilters(withoutFilter(all, key, serviceDefaultSorts))).not.toContain(key);
  });
});

describe("withText", () => {
  const type = (filters: Pick<ServiceFilters, "q" | "sort">, q: string) =>
    withText({ ...noServiceFilters, ...filters }, q, serviceDefaultSorts).sort;

  it("changes an order that nobody chose to best match, and back when the words are removed", () => {
    expect(type({ q: "", sort: "featured" }, "massage")).toBe("relevance");
    expect(type({ q: "massage", sort: "relevance" }, "massage malmö")).toBe("relevance");
    expect(type({ q: "massage", sort: "relevance" }, "")).toBe("featured");
  });

  it("keeps an order that was chosen", () => {
    expect(type({ q: "", sort: "distance" }, "massage")).toBe("distance");
    expect(type({ q: "massage", sort: "featured" }, "massage malmö")).toBe("featured");
    expect(type({ q: "massage", sort: "price_asc" }, "")).toBe("price_asc");
  });
});
