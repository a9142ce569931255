import { describe, expect, it } from "vitest";
import { mergePerson, newPerson, personProblems, ticked } from "./peopleForm";

describe("what is wrong with a person", () => {
  const person = { ...newPerson("Maja", "green"), name: "Ali" };

  it("is nothing with both names", () => {
    expect(personProblems(person, true)).toEqual({});
  });

  it("is a name of blanks, also one's own while it is asked for", () => {
    const blank = { ...person, name: " ", own_name: "" };
    expect(personProblems(blank, true)).toEqual({ own_name: "name", name: "name" });
    expect(personProblems(blank, false)).toEqual({ name: "name" });
  });

  it("is a name of more than eighty letters", () => {
    expect(personProblems({ ...person, name: "a".repeat(81) }, false)).toEqual({ name: "nameLength" });
    expect(personProblems({ ...person, name: "a".repeat(80) }, false)).toEqual({});
  });
});

describe("ticking a service", () => {
  it("adds it once, and takes it away", () => {
    expect(ticked(["a"], "a", true)).toEqual(["a"]);
    expect(ticked(["a", "b"], "a", false)).toEqual(["b"]);
  });
});

describe("two edits of one person", () => {
  const base = { ...newPerson("", "green"), name: "Ali", does_all_services: false, service_ids: ["a"] };

  it("go together, and what both changed is to be chosen", () => {
    const mine = { ...base, name: "Alí", colour: "blue" as const };
    const theirs = { ...base, colour: "rose" as const, service_ids: ["a", "b"] };
    expect(mergePerson(base, mine, theirs)).toEqual({
      merged: { ...mine, service_ids: ["a", "b"] },
      conflicts: [{ part: "colour", theirs: { colour: "rose" } }],
    });
  });

  it("takes which services somebody does from one side", () => {
    const mine = { ...base, service_ids: [] };
    const theirs = { ...base, does_all_services: true, service_ids: [] };
    expect(mergePerson(base, mine, theirs)).toEqual({
      merged: mine,
      conflicts: [{ part: "services", theirs: { does_all_services: true, service_ids: [] } }],
    });
  });
});
