import { describe, expect, it } from "vitest";
import { inOrder, moved, placeByKey, placeByMiddle } from "./order";

describe("moved", () => {
  it.each([
    [0, 2, "bcad"],
    [3, 0, "dabc"],
    [1, 1, "abcd"],
    [1, 9, "acdb"],
    [2, -1, "cabd"],
  ])("from %d to %d", (from, to, result) => expect(moved([..."abcd"], from, to).join("")).toBe(result));
});

describe("placeByKey", () => {
  it.each([
    ["ArrowUp", 1, 0],
    ["ArrowDown", 1, 2],
    ["Home", 2, 0],
    ["End", 0, 2],
    ["ArrowUp", 0, null],
    ["ArrowDown", 2, null],
    ["End", 2, null],
    ["a", 1, null],
    ["toString", 1, null],
  ])("%s from %d of three", (key, from, to) => expect(placeByKey(key, from, 3)).toBe(to));
});

describe("placeByMiddle", () => {
  const middles = [10, 30, 50];
  it.each([
    [0, 10, 0],
    [0, 29, 0],
    [0, 31, 1],
    [0, 99, 2],
    [2, 31, 2],
    [2, 29, 1],
    [2, 11, 1],
    [2, 9, 0],
    [1, -40, 0],
  ])("row %d at %d", (from, middle, to) => expect(placeByMiddle(middles, from, middle)).toBe(to));
});

describe("inOrder", () => {
  it("follows the ids, and loses nothing that they do not know", () => {
    const things = ["a", "b", "c"].map((id) => ({ id }));
    expect(inOrder(things, ["c", "x", "a"]).map(({ id }) => id)).toEqual(["c", "a", "b"]);
    expect(inOrder(things, [])).toEqual(things);
  });
});
