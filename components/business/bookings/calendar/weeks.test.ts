import { describe, expect, test } from "vitest";
import { addMonths, mondayOf, monthBounds, monthWeeks, weekNumber } from "./weeks";

test("mondayOf returns the Monday of the week", () => {
  expect(mondayOf("2026-11-21")).toBe("2026-11-16");
  expect(mondayOf("2026-11-16")).toBe("2026-11-16");
  expect(mondayOf("2027-01-01")).toBe("2026-12-28");
});

test.each([
  ["2026-01-01", 1],
  ["2026-11-21", 47],
  ["2026-12-31", 53],
  ["2027-01-03", 53],
  ["2027-01-04", 1],
  ["2024-12-30", 1],
])("the week of %s is number %i", (date, number) => {
  expect(weekNumber(date)).toBe(number);
});

test("addMonths crosses the turn of the year forwards and backwards", () => {
  expect(addMonths("2026-11", 2)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-12", 0)).toBe("2026-12");
});

test("monthBounds ends February of a leap year on the 29th", () => {
  expect(monthBounds("2028-02")).toEqual({ first: "2028-02-01", last: "2028-02-29" });
  expect(monthBounds("2026-12")).toEqual({ first: "2026-12-01", last: "2026-12-31" });
});

describe("monthWeeks", () => {
  test("returns whole weeks from Monday to Sunday around the month", () => {
    const weeks = monthWeeks("2026-11");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe("2026-10-26");
    expect(weeks.at(-1)?.[6]).toBe("2026-12-06");
  });

  test("returns four weeks for a February that begins on a Monday", () => {
    expect(monthWeeks("2027-02")).toHaveLength(4);
  });
});
