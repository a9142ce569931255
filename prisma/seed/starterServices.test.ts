import { describe, expect, it } from "vitest";
import { parseDuration } from "@/lib/catalogue/edit/serviceText";
import { starterTrades } from "@/lib/catalogue/edit/starterServices";
import sv from "@/messages/sv/starters.json";
import { subcategories } from "./content/subcategories";

const names = starterTrades.flatMap(({ services }) => services.map(({ name }) => name));

describe("starterTrades", () => {
  it("has ten services for each trade, none twice, and every one that has a name", () => {
    expect(starterTrades.map(({ services }) => services.length)).toEqual(starterTrades.map(() => 10));
    expect(names.toSorted()).toEqual(Object.keys(sv.services).toSorted());
    expect(starterTrades.map(({ key }) => key).toSorted()).toEqual(Object.keys(sv.trades).toSorted());
  });

  it("files them under subcategories that there are, with lengths that a service may have", () => {
    const known = new Set<string>(subcategories.map(({ slug }) => slug));
    for (const { subcategory, services } of starterTrades) {
      for (const service of services) {
        expect(known).toContain(service.subcategory ?? subcategory);
        expect(parseDuration(String(service.minutes))).toEqual({ minutes: service.minutes });
      }
    }
  });
});
