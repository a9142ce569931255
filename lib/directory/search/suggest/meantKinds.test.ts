import { describe, expect, it } from "vitest";
import { calledKinds, meantKinds } from "./meantKinds";

const called = calledKinds([
  {
    slug: "hair",
    names: ["Hårvård", "Hair"],
    synonyms: ["frisör", "herrklippning"],
    phrases: ["trasigt/slitet hår"],
  },
  { slug: "massage", names: ["Massage", "Massage"], synonyms: ["taktil"], phrases: ["ont i ryggen"] },
  {
    slug: "physio",
    names: ["Fysioterapi", "Physiotherapy"],
    synonyms: ["sjukgymnast"],
    phrases: ["ont i knät"],
  },
]);

describe("meantKinds", () => {
  it.each([
    ["the beginning of a name", "mass", ["massage"]],
    ["another case and other marks", "HARV", ["hair"]],
    ["a synonym", "fris", ["hair"]],
    ["the inside of a compound", "klipp", ["hair"]],
    ["the name in English", "physioth", ["physio"]],
    ["a phrase that is not finished", "ont i ryg", ["massage"]],
    ["a phrase with words of asking", "hjälp har ont i ryggen", ["massage"]],
    ["an alternative of a phrase", "slitet hår", ["hair"]],
  ])("finds a kind by %s", (_by, text, kinds) => {
    expect(meantKinds(text, called)).toEqual(kinds);
  });

  it("puts a name before a phrase", () => {
    const two = calledKinds([
      { slug: "phrase", names: ["Annat"], synonyms: [], phrases: ["massage hemma"] },
      { slug: "name", names: ["Massage"], synonyms: [], phrases: [] },
    ]);
    expect(meantKinds("massage", two)).toEqual(["name", "phrase"]);
  });

  it.each(["", "  ", "!?", "xyzzy", "mass xyzzy"])("finds none for %j", (text) => {
    expect(meantKinds(text, called)).toEqual([]);
  });
});
