import { describe, expect, it } from "vitest";
import { repeated } from "./repeat";

const startsOf = (start: string, repeat: { weeks: number; times: number }) =>
  repeated(Date.parse(start), repeat, "Europe/Stockholm").map((ms) => new Date(ms).toISOString());

describe("repeated", () => {
  it("keeps the clock time when summer time begins and when it ends", () => {
    expect(startsOf("2027-03-26T14:00:00+01:00", { weeks: 1, times: 2 })).toEqual([
      "2027-03-26T13:00:00.000Z",
      "2027-04-02T12:00:00.000Z",
    ]);
    expect(startsOf("2027-10-29T14:00:00+02:00", { weeks: 1, times: 2 })).toEqual([
      "2027-10-29T12:00:00.000Z",
      "2027-11-05T13:00:00.000Z",
    ]);
  });

  it("begins when the clock is changed, where its own time is skipped", () => {
    const [, skipped] = startsOf("2027-03-21T02:30:00+01:00", { weeks: 1, times: 2 });
    expect(skipped).toBe("2027-03-28T01:00:00.000Z");
  });
});
