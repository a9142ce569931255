import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { suggestionsCall } from "@/lib/api/contract/catalogue";
import type { suggestionsSchema } from "@/lib/directory/search/suggest/suggestSchemas";
import { expectReadOnly, readByContract, wrongParameters } from "../../support/calls/contract";
import { call } from "../../support/calls/http";

type Suggestions = z.infer<typeof suggestionsSchema>;

const ask = async (query: Record<string, string>, headers = {}) =>
  (
    await readByContract<Suggestions>(
      suggestionsCall,
      `/catalog/suggestions?${new URLSearchParams(query)}`,
      headers,
    )
  ).body;

const none = { times: [], businesses: [], categories: [], cities: [] };

describe("GET /catalog/suggestions", () => {
  it("answers free times that can be booked, and kinds named by Accept-Language or by the query", async () => {
    const swedish = await ask({ q: "massage" }, { "Accept-Language": "sv" });
    const [time] = swedish.times;
    expect(Date.parse(time?.next.start_time ?? "")).toBeGreaterThan(Date.now());
    const days = new URLSearchParams({ from: time?.next.date ?? "", to: time?.next.date ?? "" });
    const answer = await call(`/services/v1/${time?.service_id}/availability?${days}`);
    expect(JSON.stringify(answer.body)).toContain(time?.next.start_time);
    const nameOf = async (query: object, language: string) =>
      (await ask({ q: "frisör", ...query }, { "Accept-Language": language })).categories[0]?.name;
    expect(await nameOf({}, "en")).not.toBe(await nameOf({}, "sv"));
    expect(await nameOf({ locale: "sv" }, "en")).toBe(await nameOf({}, "sv"));
  });

  it("keeps to the city, and suggests a few of each at most", async () => {
    for (const q of ["s", "m", "st", "massage"]) {
      const { times, businesses, categories, cities } = await ask({ q, city: "stockholm" });
      expect([times.length <= 3, businesses.length <= 3, categories.length <= 4, cities.length <= 3]).toEqual(
        Array(4).fill(true),
      );
      expect([...times, ...businesses].every(({ city }) => city === "Stockholm")).toBe(true);
    }
  });

  it("has nothing to suggest for an empty text", async () => {
    expect(await ask({})).toEqual(none);
    expect(await ask({ q: "  " })).toEqual(none);
  });

  it("refuses what is too long or no language, and passes over a position", async () => {
    expect(await wrongParameters(`/catalog/suggestions?q=${"a".repeat(201)}`)).toEqual(["q"]);
    expect(await wrongParameters(`/catalog/suggestions?q=a&city=${"b".repeat(101)}`)).toEqual(["city"]);
    expect(await wrongParameters("/catalog/suggestions?q=a&locale=fr")).toEqual(["locale"]);
    const somewhere = await ask({ q: "massage", lat: "59.33", lng: "18.06" });
    // Others may book what is free meanwhile.
    expect(somewhere.categories).toEqual((await ask({ q: "massage" })).categories);
    await expectReadOnly("/catalog/suggestions?q=massage");
  });

  it.each([
    "%00",
    "%F4%8F%BF%BF",
    "'%22%5C%25_",
    "a%26b%7C!c:*",
    "%D0%96%E2%80%AE",
    "%ED%A0%80",
    "%F0%9F%92%87",
  ])("answers %s without an error of the server", async (q) => {
    for (const query of [`q=${q}`, `q=massage&city=${q}`]) {
      const { status } = await call(`/catalog/suggestions?${query}`);
      expect([200, 400]).toContain(status);
    }
  });
});
