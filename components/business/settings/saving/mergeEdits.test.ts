import { describe, expect, it } from "vitest";
import { chooseTheirs, mergeEdits } from "./mergeEdits";

const parts = (given: Record<string, unknown>) => new Map(Object.entries(given));
const base = parts({ mon: "9–17", tue: "9–17", wed: "9–17" });
const merge = (mine: Record<string, unknown>, theirs: Record<string, unknown>) => {
  const { merged, conflicts } = mergeEdits(base, parts(mine), parts(theirs));
  return { merged: Object.fromEntries(merged), conflicts };
};

describe("two edits of the same settings", () => {
  it("merge when they change different parts", () => {
    const mine = { mon: "8–17", tue: "9–17", wed: "9–17", xmas: "closed" };
    const theirs = { mon: "9–17", tue: "10–18", wed: "9–17", eve: "9–12" };
    expect(merge(mine, theirs)).toEqual({
      merged: { mon: "8–17", tue: "10–18", wed: "9–17", xmas: "closed", eve: "9–12" },
      conflicts: [],
    });
  });

  it("do not conflict when they are equal", () => {
    const both = { mon: "8–17", tue: "9–17", wed: "9–17" };
    expect(merge(both, both).conflicts).toEqual([]);
  });

  it("keep the own part of a conflict until somebody chooses", () => {
    const { merged, conflicts } = merge(
      { mon: "8–17", tue: "9–17", wed: "9–17" },
      { mon: "10–18", tue: "9–17", wed: "9–17" },
    );
    expect(merged.mon).toBe("8–17");
    expect(conflicts).toEqual([{ key: "mon", mine: "8–17", theirs: "10–18" }]);
  });

  it("remove a part that one removed and the other left unchanged", () => {
    const { merged, conflicts } = merge({ mon: "9–17", tue: "9–17" }, { tue: "9–17", wed: "9–17" });
    expect(merged).toEqual({ tue: "9–17" });
    expect(conflicts).toEqual([]);
  });

  it("conflict when one removed what the other changed", () => {
    const { merged, conflicts } = merge(
      { tue: "9–17", wed: "9–17" },
      { mon: "10–18", tue: "9–17", wed: "9–17" },
    );
    expect(merged).not.toHaveProperty("mon");
    expect(conflicts).toEqual([{ key: "mon", mine: undefined, theirs: "10–18" }]);
  });
});

describe("chooseTheirs", () => {
  const { merged, conflicts } = mergeEdits(
    base,
    parts({ mon: "8–17", tue: "8–17", wed: "9–17" }),
    parts({ mon: "10–18", wed: "9–17" }),
  );

  it("replaces the chosen parts only by the saved ones", () => {
    expect(Object.fromEntries(chooseTheirs(merged, conflicts, new Set(["mon"])))).toEqual({
      mon: "10–18",
      tue: "8–17",
      wed: "9–17",
    });
  });

  it("removes a chosen part that was removed", () => {
    expect(chooseTheirs(merged, conflicts, new Set(["tue"])).has("tue")).toBe(false);
  });
});
