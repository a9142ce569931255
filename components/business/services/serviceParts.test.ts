import { describe, expect, it } from "vitest";
import { blankService, type ServiceValues } from "./serviceForm";
import { mergeService } from "./serviceParts";

const base: ServiceValues = {
  ...blankService,
  name: "Klippning",
  price: "420",
  category_id: "a",
  subcategory_id: "b",
};

describe("mergeService", () => {
  it("keeps what only one side changed", () => {
    const mine = { ...base, price: "450" };
    const theirs = { ...base, name: "Klippning och tvätt", duration_minutes: "45" };
    expect(mergeService(base, mine, theirs)).toEqual({
      merged: { ...base, name: "Klippning och tvätt", duration_minutes: "45", price: "450" },
      conflicts: [],
    });
  });

  it("tells what both changed differently, and keeps what is typed here", () => {
    const mine = { ...base, price: "450", is_active: false };
    const theirs = { ...base, price: "480", is_active: false };
    expect(mergeService(base, mine, theirs)).toEqual({
      merged: mine,
      conflicts: [{ part: "price", theirs: { price: "480" } }],
    });
  });

  it("takes a category and its subcategory from the same side", () => {
    const mine = { ...base, subcategory_id: "c" };
    const theirs = { ...base, category_id: "x", subcategory_id: "y" };
    expect(mergeService(base, mine, theirs)).toEqual({
      merged: mine,
      conflicts: [{ part: "filing", theirs: { category_id: "x", subcategory_id: "y" } }],
    });
  });
});
