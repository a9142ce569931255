import { describe, expect, it } from "vitest";
import { wholeLength } from "./bookingRules";

describe("wholeLength", () => {
  it.each([
    [0, { unit: "hours", count: 0 }],
    [45, { unit: "minutes", count: 45 }],
    [90, { unit: "minutes", count: 90 }],
    [120, { unit: "hours", count: 2 }],
    [1440, { unit: "hours", count: 24 }],
    [1500, { unit: "hours", count: 25 }],
    [2880, { unit: "days", count: 2 }],
  ])("%i minutes are said in the largest unit that holds them whole", (minutes, length) => {
    expect(wholeLength(minutes)).toEqual(length);
  });
});
