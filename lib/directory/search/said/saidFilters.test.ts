import { describe, expect, it } from "vitest";
import { noServiceFilters, type ServiceFilters, serviceDefaultSorts, withoutFilter } from "../serviceFilters";
import { cityNames } from "./cityNames";
import { type Said, withoutSaid, withRest, withSaid } from "./saidFilters";
import { understand } from "./understand";

const position = { latitude: 59.3, longitude: 18.1, radiusKm: null };

/** A search on a Tuesday. */
function said(q: string, chosen: Partial<ServiceFilters> = {}): Said<ServiceFilters> {
  const typed = { ...noServiceFilters, ...chosen, q };
  const understood = understand(q, { today: "2026-11-24", cities: cityNames(["Malmö"]) });
  return { typed, filters: withSaid(typed, understood), understood };
}

describe("the filters of a text", () => {
  it("are added to those of the address, and their words are not looked for", () => {
    expect(said("massage i malmö lördag kväll under 500").filters).toEqual({
      ...noServiceFilters,
      q: "massage",
      city: ["Malmö"],
      date: "2026-11-28",
      time: ["evening"],
      maxPriceOre: 50_000,
    });
  });

  it("leave what was chosen as it is", () => {
    const chosen = {
      date: "2026-12-24",
      time: ["morning" as const],
      city: ["Lund"],
      minPriceOre: 10_000,
      near: { ...position, radiusKm: 2 },
    };
    const { filters } = said("massage nära mig i malmö lördag kväll under 500", chosen);
    expect(filters).toEqual({ ...noServiceFilters, ...chosen, q: "massage" });
  });

  it("say a radius only where the position is known", () => {
    expect(said("massage nära mig").filters).toEqual({ ...noServiceFilters, q: "massage" });
    expect(said("massage nära mig", { near: position }).filters.near).toEqual({ ...position, radiusKm: 10 });
  });
});

describe("a filter that the text says, taken away", () => {
  const q = "Massage i Malmö på lördag kväll under 500 kr";
  it.each([
    ["city", "Massage på lördag kväll under 500 kr"],
    ["date", "Massage i Malmö under 500 kr"],
    ["time", "Massage i Malmö på lördag under 500 kr"],
    ["price", "Massage i Malmö på lördag kväll"],
    ["q", "på lördag kväll under 500 kr i Malmö"],
  ] as const)("%s leaves the words of the others", (key, rest) => {
    expect(withoutSaid(said(q), key, serviceDefaultSorts).q).toBe(rest);
  });

  it.each([
    ["kvällsmassage lördag kväll", "time", "kvällsmassage lördag"],
    ["lördagsmys lördag", "date", "lördagsmys"],
    ["malmöfrisör malmö", "city", "malmöfrisör"],
    ["İ massage under 500", "price", "İ massage"],
  ] as const)("of %j leaves other words with the same letters", (text, key, rest) => {
    expect(withoutSaid(said(text), key, serviceDefaultSorts).q).toBe(rest);
  });

  it("leaves the part of the day that words of the day say, too", () => {
    expect(withoutSaid(said("massage i kväll"), "date", serviceDefaultSorts)).toEqual({
      ...noServiceFilters,
      q: "massage",
      time: ["evening"],
    });
  });

  it("leaves the hours when the day goes, and the day when they go", () => {
    const search = said("massage på lördag efter kl 18 500–700 kr");
    expect(search.filters.time).toEqual(["18:00-24:00"]);
    expect(withoutSaid(search, "date", serviceDefaultSorts).q).toBe("massage efter kl 18 500–700 kr");
    expect(withoutSaid(search, "time", serviceDefaultSorts).q).toBe("massage på lördag 500–700 kr");
    expect(withoutSaid(search, "price", serviceDefaultSorts).q).toBe("massage på lördag efter kl 18");
    expect(withoutSaid(search, "q", serviceDefaultSorts).q).toBe("på lördag efter kl 18 500–700 kr");
  });

  it("goes with what was chosen for it", () => {
    const { typed, ...others } = said("massage under 500", { maxPriceOre: 30_000 });
    expect(withoutSaid({ typed, ...others }, "price", serviceDefaultSorts)).toEqual({
      ...noServiceFilters,
      q: "massage",
    });
  });

  it("is the one of the address where the text says nothing of it", () => {
    const search = said("massage på lördag", { city: ["Lund"] });
    expect(withoutSaid(search, "city", serviceDefaultSorts)).toEqual(
      withoutFilter(search.typed, "city", serviceDefaultSorts),
    );
  });
});

describe("another text beside the words that say filters", () => {
  it("keeps them", () => {
    expect(withRest(said("klassisk massage ikväll"), "massage").q).toBe("massage ikväll");
  });
});
