import { describe, expect, it } from "vitest";
import { isReachableDate, isReachableInstant } from "./supportedYears";

describe("the supported years", () => {
  it("begin in 1970 and end with 2199", () => {
    for (const day of ["1970-01-02", "2026-11-26", "2199-12-31"]) expect(isReachableDate(day)).toBe(true);
    for (const day of ["0001-01-01", "1970-01-01", "2200-01-01", "9999-12-31", "2026-02-30", ""])
      expect(isReachableDate(day)).toBe(false);
  });

  it("are the same for instants", () => {
    expect(isReachableInstant(Date.UTC(2026, 10, 26))).toBe(true);
    for (const instant of [0, Date.UTC(2200, 0, 2), Number.NaN, Number.POSITIVE_INFINITY])
      expect(isReachableInstant(instant)).toBe(false);
  });
});
