import { describe, expect, it } from "vitest";
import { pageNumber, single, withNamedDay } from "./pageQuery";

/** 23:30 on 21 November in Stockholm, still the 21st in UTC. */
const lateEvening = Date.parse("2026-11-21T22:30:00Z");
/** 00:30 on 22 November in Stockholm, the 21st in UTC. */
const afterMidnight = Date.parse("2026-11-21T23:30:00Z");

describe("withNamedDay", () => {
  it.each([
    ["today", lateEvening, "2026-11-21"],
    ["tomorrow", lateEvening, "2026-11-22"],
    ["today", afterMidnight, "2026-11-22"],
    ["2026-12-01", lateEvening, "2026-12-01"],
  ])("%s at %i is %s", (date, now, expected) => {
    expect(withNamedDay({ date, q: "x" }, now, "Europe/Stockholm")).toEqual({ date: expected, q: "x" });
  });
});

describe("a day that is told by its date", () => {
  it.each([
    [{ date: "other", day: "2026-12-24" }, "2026-12-24"],
    [{ date: "other", day: "" }, ""],
    [{ date: "today", day: "2026-12-24" }, "2026-11-21"],
    [{ date: "", day: "2026-12-24" }, ""],
    [{ day: "2026-12-24" }, undefined],
  ])("of %j is %s", (query, date) => {
    expect(withNamedDay(query, lateEvening, "Europe/Stockholm")).toEqual(date === undefined ? {} : { date });
  });
});

describe("pageNumber", () => {
  it.each([
    [undefined, 1],
    ["3", 3],
    ["0", 1],
    ["-2", 1],
    ["1.5", 1],
    ["abc", 1],
    ["99999999", 1],
    [["2", "5"], 2],
  ])("%j is %i", (page, expected) => expect(pageNumber({ page })).toBe(expected));
});

describe("single", () => {
  it("takes the first of several values, and null for an empty one", () => {
    expect(single(["a", "b"])).toBe("a");
    expect(single("")).toBeNull();
    expect(single(undefined)).toBeNull();
  });
});
