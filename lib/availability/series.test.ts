import { describe, expect, it } from "vitest";
import { maxOccurrences, weeklyOccurrences } from "./series";

const stockholm = "Europe/Stockholm";
const first = { startMs: Date.parse("2026-10-14T12:00+02:00"), endMs: Date.parse("2026-10-14T13:00+02:00") };
const starts = (until: string) =>
  weeklyOccurrences(first, until, stockholm).map(({ startMs }) => new Date(startMs).toISOString());

describe("a weekly absence", () => {
  it("comes back each week up to its last day, at the same time on the clock when that is changed", () => {
    expect(starts("2026-10-28")).toEqual([
      "2026-10-14T10:00:00.000Z",
      "2026-10-21T10:00:00.000Z",
      "2026-10-28T11:00:00.000Z",
    ]);
  });

  it.each(["2026-10-27", "2026-10-21"])("ends before a day that is none of its own: %s", (until) => {
    expect(starts(until)).toHaveLength(2);
  });

  it("is itself when it ends before it begins", () => {
    expect(starts("2026-10-01")).toHaveLength(1);
  });

  it("has an end", () => {
    expect(starts("2199-01-01")).toHaveLength(maxOccurrences);
  });

  it("stays two days long across the change of the clock", () => {
    const weekend = {
      startMs: Date.parse("2026-10-17T00:00+02:00"),
      endMs: Date.parse("2026-10-19T00:00+02:00"),
    };
    const [, second] = weeklyOccurrences(weekend, "2026-10-24", stockholm);
    expect(second).toEqual({
      startMs: Date.parse("2026-10-24T00:00+02:00"),
      endMs: Date.parse("2026-10-26T00:00+01:00"),
    });
  });
});
