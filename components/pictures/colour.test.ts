import { describe, expect, it } from "vitest";
import { contrastRatio, gamutExcess, type Oklch, parseOklch, toHex } from "./colour";

const white: Oklch = { lightness: 1, chroma: 0, hue: 0, alpha: 1 };
const black: Oklch = { lightness: 0, chroma: 0, hue: 0, alpha: 1 };

describe("parseOklch", () => {
  it("reads numbers with and without alpha", () => {
    expect(parseOklch("oklch(0.5 0.1 20)")).toEqual({ lightness: 0.5, chroma: 0.1, hue: 20, alpha: 1 });
    expect(parseOklch(" oklch(0.5 0.1 20 / 0.4) ")?.alpha).toBe(0.4);
  });

  it.each(["#fff", "oklch(50% 0.1 20)", "oklch(0.5 0.1)", ""])("refuses %j", (text) => {
    expect(parseOklch(text)).toBeNull();
  });
});

describe("toHex", () => {
  it.each([
    ["oklch(1 0 0)", "#ffffff"],
    ["oklch(0 0 0)", "#000000"],
    ["oklch(0.628 0.2577 29.23)", "#ff0000"],
    ["oklch(0.452 0.3132 264.05)", "#0000ff"],
  ])("%s is %s", (text, hex) => {
    const colour = parseOklch(text);
    expect(colour && toHex(colour)).toBe(hex);
  });
});

it("measures contrast as WCAG does", () => {
  expect(contrastRatio(white, black)).toBeCloseTo(21, 5);
  expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
  expect(contrastRatio(white, white)).toBe(1);
});

it("gamutExcess is positive for colours outside sRGB", () => {
  expect(gamutExcess({ lightness: 0.7, chroma: 0.35, hue: 150, alpha: 1 })).toBeGreaterThan(0.01);
  expect(gamutExcess({ lightness: 0.7, chroma: 0.05, hue: 150, alpha: 1 })).toBe(0);
});
