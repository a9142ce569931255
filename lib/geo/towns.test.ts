import { describe, expect, it } from "vitest";
import swedishTowns from "./swedishTowns.json";
import { isSameTown, townCentre, townName, townsAround, townsNamed } from "./towns";

describe("townCentre", () => {
  it.each([
    ["Göteborg", 57.7],
    ["GOTEBORG", 57.7],
    ["Gothenburg", 57.7],
    [" Malmö ", 55.6],
    ["malmo", 55.6],
    ["Åre", 63.4],
    ["Umeå", 63.8],
    ["Upplands-Väsby", 59.5],
    // The marks apart from their letters, as some keyboards write them.
    ["A\u030are", 63.4],
  ])("finds %s", (name, latitude) => {
    expect(townCentre(name)?.latitude).toBeCloseTo(latitude, 0);
  });

  it.each(["", "Ankeborg", "Stockholm Sverige", "Paris"])("is null for %j", (name) => {
    expect(townCentre(name)).toBeNull();
  });

  it("is null for a name that two towns have", () => {
    expect(townsNamed("Viken")).toHaveLength(2);
    expect(townCentre("Viken")).toBeNull();
  });
});

describe("the list", () => {
  it("has only towns of Sweden, each under a key of its own", () => {
    expect(swedishTowns).toHaveLength(832);
    for (const [name, latitude, longitude] of swedishTowns) {
      expect(latitude, String(name)).toBeGreaterThan(55);
      expect(latitude, String(name)).toBeLessThan(69.1);
      expect(longitude, String(name)).toBeGreaterThan(10.5);
      expect(longitude, String(name)).toBeLessThan(24.2);
      const names = new Set(townsNamed(String(name)).map((town) => town.name));
      expect([...names]).toEqual([name]);
    }
  });
});

it("isSameTown reads English names and other ways of writing", () => {
  expect(isSameTown("Gothenburg", "göteborg")).toBe(true);
  expect(isSameTown("STOCKHOLM", "Stockholm")).toBe(true);
  expect(isSameTown("Lund", "Lunde")).toBe(false);
  expect([townName("gothenburg"), townName("Luleå")]).toEqual(["Göteborg", "Luleå"]);
});

it("townsAround gives the nearest first", () => {
  const near = townsAround({ latitude: 59.3293, longitude: 18.0686 }, 5, 3);
  expect(near[0]?.name).toBe("Stockholm");
  expect(near).toHaveLength(3);
  expect(townsAround({ latitude: 0, longitude: 0 }, 100, 3)).toEqual([]);
});
