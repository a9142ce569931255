import { describe, expect, it } from "vitest";
import { monthPeriod, previousPeriod } from "./periods";

it.each([
  ["2026-11-20", "2026-11-01", "2026-11-30"],
  ["2026-12-01", "2026-12-01", "2026-12-31"],
  ["2028-02-29", "2028-02-01", "2028-02-29"],
])("the month of %s is %s to %s", (date, from, to) => expect(monthPeriod(date)).toEqual({ from, to }));

describe("previousPeriod", () => {
  it.each([
    [
      "a month is the month before, whatever its length",
      ["2026-03-01", "2026-03-31"],
      ["2026-02-01", "2026-02-28"],
    ],
    ["January is December", ["2026-01-01", "2026-01-31"], ["2025-12-01", "2025-12-31"]],
    ["a quarter is the quarter before", ["2026-04-01", "2026-06-30"], ["2026-01-01", "2026-03-31"]],
    ["a year is the year before", ["2028-01-01", "2028-12-31"], ["2027-01-01", "2027-12-31"]],
    ["a day is the day before", ["2026-03-01", "2026-03-01"], ["2026-02-28", "2026-02-28"]],
    ["other days is as many days", ["2026-11-14", "2026-11-20"], ["2026-11-07", "2026-11-13"]],
  ] as const)("the period before %s", (_name, [from, to], [beforeFrom, beforeTo]) =>
    expect(previousPeriod({ from, to })).toEqual({ from: beforeFrom, to: beforeTo }),
  );
});
