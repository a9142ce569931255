import { describe, expect, it } from "vitest";
import { openableDay } from "./useTimeInAddress";

describe("openableDay", () => {
  it.each([
    ["2026-11-24", "2026-11-24"],
    ["2026-12-24", "2026-12-24"],
    ["2026-11-23", null],
    ["2026-12-25", null],
    ["2026-11-31", null],
    ["i morgon", null],
    [null, null],
  ])("of %s, from today to the end of the horizon, is %s", (text, day) => {
    expect(openableDay(text, "2026-11-24", "2026-12-24")).toBe(day);
  });
});
