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
const massage = {
  key: "massage",
  name: "Massage",
  services: [{ name: "Helkropp", minutes: 60, subcategoryId: "s3" }],
};
const trades = [hair, massage];
const untouched = untouchedLists(trades);

/** The list of hairdressers with these changes to its rows. */
const changed = (...changes: Partial<StarterRow>[]) => ({
  lists: {
    ...untouched.lists,
    hair: (untouched.lists.hair ?? []).map((row, index) => ({ ...row, ...changes[index] })),
  },
});
const tick = { isTicked: true };

describe("a ready-made list", () => {
  it("begins with nothing ticked, and then creates nothing", () => {
    expect(starterBody(untouched, trades)).toEqual([]);
    expect(starterProblems(untouched)).toEqual({ lists: "nothing" });
  });

  it("creates what is ticked, with 0 where no price was given", () => {
    const filed = { name: "Slingor", duration_minutes: 150, subcategory_id: "s2" };
    expect(starterBody(changed({}, tick), trades)).toEqual([{ ...filed, price: 0 }]);
    const priced = changed({ price: "99" }, { ...tick, price: "1 450,50" });
    expect(starterBody(priced, trades)).toEqual([{ ...filed, price: 1_450.5 }]);
    expect(starterProblems(priced)).toEqual({});
  });

  it("creates what is ticked in another trade, too", () => {
    const row = { name: "Helkropp", minutes: "60", price: "", ...tick };
    const both = { lists: { ...changed(tick).lists, massage: [row] } };
    expect(starterBody(both, trades).map(({ name }) => name)).toEqual(["Klippning", "Helkropp"]);
    const wrong = { lists: { ...both.lists, massage: [{ ...row, price: "x" }] } };
    expect(starterProblems(wrong)).toEqual({ "lists.massage.0.price": "priceNumber" });
  });

  it("tells what is wrong with what is ticked, and only with that", () => {
    const wrong = { price: "x", minutes: "7" };
    expect(starterProblems(changed(wrong, { ...tick, ...wrong }))).toEqual({
      "lists.hair.1.minutes": "durationRange",
      "lists.hair.1.price": "priceNumber",
    });
  });
});
