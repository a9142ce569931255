import { describe, expect, it } from "vitest";
import { placeOnRibbon, ribbonTicks, tickStep } from "./ribbon";

const day = { openMinute: 8 * 60, closeMinute: 20 * 60 };

describe("placeOnRibbon", () => {
  it("places a segment in percent of the range", () => {
    expect(placeOnRibbon(day, { startMinute: 14 * 60, endMinute: 17 * 60 })).toEqual({ left: 50, width: 25 });
  });

  it("clips a segment at the edges of the range", () => {
    expect(placeOnRibbon(day, { startMinute: 0, endMinute: 11 * 60 })).toEqual({ left: 0, width: 25 });
    expect(placeOnRibbon(day, { startMinute: 19 * 60, endMinute: 26 * 60 })).toEqual({
      left: 91.667,
      width: 8.333,
    });
  });

  it("returns null for a segment that is outside or empty, and for an empty range", () => {
    expect(placeOnRibbon(day, { startMinute: 0, endMinute: 480 })).toBeNull();
    expect(placeOnRibbon(day, { startMinute: 600, endMinute: 600 })).toBeNull();
    expect(placeOnRibbon({ openMinute: 0, closeMinute: 0 }, { startMinute: 0, endMinute: 60 })).toBeNull();
  });
});

describe("ribbonTicks", () => {
  it("marks full hours from the first one in range", () => {
    expect(ribbonTicks({ openMinute: 510, closeMinute: 750 }, 2).map((tick) => tick.label)).toEqual([
      "09",
      "11",
    ]);
    expect(ribbonTicks(day, 4).map((tick) => tick.label)).toEqual(["08", "12", "16", "20"]);
    expect(ribbonTicks({ openMinute: 22 * 60, closeMinute: 24 * 60 }, 1).at(-1)?.label).toBe("00");
  });
});

describe("tickStep", () => {
  it.each([
    [9, 17, 2],
    [9, 14, 1],
    [0, 24, 4],
  ])("from %i to %i o'clock steps by %i hours", (open, close, step) => {
    expect(tickStep({ openMinute: open * 60, closeMinute: close * 60 })).toBe(step);
  });
});
