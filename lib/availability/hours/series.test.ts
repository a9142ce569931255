import { describe, expect, it } from "vitest";
import { isTooLong, maxOccurrences, weeklyOccurrences } from "./series";

const stockholm = "Europe/Stockholm";
const first = { startMs: Date.parse("2026-10-14T12:00+02:00"), endMs: Date.parse("2026-10-14T13:00+02:00") };
const starts = (until: string) =>
  weeklyOccurrences(first, until, stockholm).map(({ startMs }) => new Date(startMs).toISOString());

describe("a weekly absence", () => {
  it("repeats each week up to its last day, at the same time on the clock when that is changed", () => {
    expect(starts("2026-10-28")).toEqual([
      "2026-10-14T10:00:00.000Z",
      "2026-10-21T10:00:00.000Z",
      "2026-10-28T11:00:00.000Z",
    ]);
  });

  it.each(["2026-10-27", "2026-10-21"])("ends before a last day on another weekday: %s", (until) => {
    expect(starts(until)).toHaveLength(2);
  });

  it("has only its first occurrence when its last day is before it", () => {
    expect(starts("2026-10-01")).toHaveLength(1);
  });

  it("has at most two years of weeks", () => {
    expect(starts("2199-01-01")).toHaveLength(maxOccurrences);
    expect(starts("2028-10-04")).toHaveLength(maxOccurrences);
    expect([isTooLong("2026-10-14", "2028-10-10"), isTooLong("2026-10-14", "2028-10-11")]).toEqual([
      false,
      true,
    ]);
  });

  it("leaves out the night on which the clock skips its time", () => {
    const night = {
      startMs: Date.parse("2027-03-21T02:00+01:00"),
      endMs: Date.parse("2027-03-21T03:00+01:00"),
    };
    expect(weeklyOccurrences(night, "2027-04-04", stockholm)).toEqual([
      night,
      { startMs: Date.parse("2027-04-04T02:00+02:00"), endMs: Date.parse("2027-04-04T03:00+02:00") },
    ]);
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
