import { expect, it } from "vitest";
import { isForWellness } from "./wellness";

it.each([
  ["exercise, whatever it costs", "exercise", 120_000, 6, true],
  ["a treatment of 1 000 kr", "treatment", 100_000, 25, true],
  ["a treatment of a business that charges no VAT", "treatment", 80_000, 0, true],
  ["a dearer treatment", "treatment", 100_100, 25, false],
  ["a treatment by a licensed profession with VAT", "licensed", 80_000, 25, true],
  ["health care, which is free of VAT", "licensed", 80_000, 0, false],
  ["what is filed elsewhere", null, 50_000, 25, false],
] as const)(
  "a wellness allowance and %s: %s, %i öre, %i %% of VAT: %s",
  (_, kind, priceOre, vatPercent, is) => {
    expect(isForWellness(kind, { priceOre, vatPercent })).toBe(is);
  },
);
