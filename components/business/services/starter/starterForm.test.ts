import { describe, expect, it } from "vitest";
import { type StarterRow, starterBody, starterProblems, untouchedLists } from "./starterForm";

const hair = {
  key: "hair",
  name: "Frisör",
  services: [
    { name: "Klippning", minutes: 30, subcategoryId: "s1" },
    { name: "Slingor", minutes: 150, subcategoryId: "s2" },
  ],
};
const massage = { key: "massage", name: "Massage", services: [] };
const untouched = untouchedLists([hair, massage]);

/** The list of hair with a change to each row. */
const changed = (...changes: Partial<StarterRow>[]) => ({
  lists: {
    ...untouched.lists,
    hair: (untouched.lists.hair ?? []).map((row, index) => ({ ...row, ...changes[index] })),
  },
});
const tick = { isTicked: true };

describe("a ready-made list", () => {
  it("begins with nothing ticked, and then creates nothing", () => {
    expect(starterBody(untouched, hair)).toEqual([]);
    expect(starterProblems(untouched, "hair")).toEqual({ lists: "nothing" });
    expect(starterProblems(untouched, "")).toEqual({ lists: "nothing" });
  });

  it("creates what is ticked, with 0 where no price was given", () => {
    const filed = { name: "Slingor", duration_minutes: 150, subcategory_id: "s2" };
    expect(starterBody(changed({}, tick), hair)).toEqual([{ ...filed, price: 0 }]);
    const priced = changed({ price: "99" }, { ...tick, price: "1 450,50" });
    expect(starterBody(priced, hair)).toEqual([{ ...filed, price: 1_450.5 }]);
    expect(starterProblems(priced, "hair")).toEqual({});
  });

  it("creates nothing of a trade that is not looked at", () => {
    expect(starterBody(changed(tick), massage)).toEqual([]);
    expect(starterProblems(changed(tick), "massage")).toEqual({ lists: "nothing" });
  });

  it("tells what is wrong with what is ticked, and only with that", () => {
    const wrong = { price: "x", minutes: "7" };
    expect(starterProblems(changed(wrong, { ...tick, ...wrong }), "hair")).toEqual({
      "lists.1.minutes": "durationRange",
      "lists.1.price": "priceNumber",
    });
  });
});
