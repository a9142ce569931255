import { describe, expect, it } from "vitest";
import { dueAgain, spokenRhythm } from "./rhythm";

const day = (date: string) => Date.parse(`${date}T10:00:00Z`);
/** 42 and 42 days apart; the next is due on 30 March. */
const everySixWeeks = [day("2026-01-05"), day("2025-11-24"), day("2026-02-16")];

describe("dueAgain", () => {
  it("takes the median of the times between the visits, in whatever order they come", () => {
    expect(dueAgain(everySixWeeks, day("2026-03-30"))).toEqual({ days: 42, dueMs: day("2026-03-30") });
    // 28, 30 and 100 days: one long summer does not change the rhythm.
    const summer = [day("2026-01-01"), day("2026-01-29"), day("2026-02-28"), day("2026-06-08")];
    expect(dueAgain(summer, day("2026-07-08"))?.days).toBe(30);
    // 30 and 100 days: of two, the mean.
    expect(dueAgain(summer.slice(1), day("2026-08-12"))?.days).toBe(65);
  });

  it("is null for fewer than three visits", () => {
    expect(dueAgain([], day("2026-03-30"))).toBeNull();
    expect(dueAgain(everySixWeeks.slice(1), day("2026-03-30"))).toBeNull();
  });

  it("comes a week before the visit is due, and not earlier", () => {
    expect(dueAgain(everySixWeeks, day("2026-03-23") - 1)).toBeNull();
    expect(dueAgain(everySixWeeks, day("2026-03-23"))).not.toBeNull();
  });

  it("comes a quarter of a short rhythm before", () => {
    const everyEightDays = [day("2026-03-01"), day("2026-03-09"), day("2026-03-17")];
    expect(dueAgain(everyEightDays, day("2026-03-23") - 1)).toBeNull();
    expect(dueAgain(everyEightDays, day("2026-03-23"))).not.toBeNull();
  });

  it("ends once two visits were left out", () => {
    expect(dueAgain(everySixWeeks, day("2026-06-22") - 1)).not.toBeNull();
    expect(dueAgain(everySixWeeks, day("2026-06-22"))).toBeNull();
  });

  it("is null for visits within days of each other", () => {
    const course = [day("2026-03-01"), day("2026-03-02"), day("2026-03-03")];
    expect(dueAgain(course, day("2026-03-04"))).toBeNull();
  });
});

describe("spokenRhythm", () => {
  it.each([
    [4, { unit: "days", count: 4 }],
    [6, { unit: "weeks", count: 1 }],
    [14, { unit: "weeks", count: 2 }],
    [40, { unit: "weeks", count: 6 }],
    [77, { unit: "weeks", count: 11 }],
    [91, { unit: "months", count: 3 }],
    [365, { unit: "months", count: 12 }],
  ])("says %d days as people do", (days, spoken) => {
    expect(spokenRhythm(days)).toEqual(spoken);
  });
});
