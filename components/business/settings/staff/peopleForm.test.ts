import { describe, expect, it } from "vitest";
import { mergePerson, newPerson, personProblems, ticked } from "./peopleForm";

describe("personProblems", () => {
  const person = { ...newPerson("Maja", "green"), name: "Ali" };

  it("finds none when both names are given", () => {
    expect(personProblems(person, true)).toEqual({});
  });

  it("finds blank names, one's own only while it is asked for", () => {
    const blank = { ...person, name: " ", own_name: "" };
    expect(personProblems(blank, true)).toEqual({ own_name: "name", name: "name" });
    expect(personProblems(blank, false)).toEqual({ name: "name" });
  });

  it("finds a name of more than eighty letters", () => {
    expect(personProblems({ ...person, name: "a".repeat(81) }, false)).toEqual({ name: "nameLength" });
    expect(personProblems({ ...person, name: "a".repeat(80) }, false)).toEqual({});
  });
});

describe("ticked", () => {
  it("adds an id once, and removes it", () => {
    expect(ticked(["a"], "a", true)).toEqual(["a"]);
    expect(ticked(["a", "b"], "a", false)).toEqual(["b"]);
  });
});

describe("two edits of one person", () => {
  const base = { ...newPerson("", "green"), name: "Ali", does_all_services: false, service_ids: ["a"] };

  it("merge, with a conflict where both changed a part", () => {
    const mine = { ...base, name: "Alí", colour: "blue" as const };
    const theirs = { ...base, colour: "rose" as const, service_ids: ["a", "b"] };
    expect(mergePerson(base, mine, theirs)).toEqual({
      merged: { ...mine, service_ids: ["a", "b"] },
      conflicts: [{ part: "colour", theirs: { colour: "rose" } }],
    });
  });

  it("take the services of a person from one side as a whole", () => {
    const mine = { ...base, service_ids: [] };
    const theirs = { ...base, does_all_services: true, service_ids: [] };
    expect(mergePerson(base, mine, theirs)).toEqual({
      merged: mine,
      conflicts: [{ part: "services", theirs: { does_all_services: true, service_ids: [] } }],
    });
  });
});
