import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionOre, fromSek, providerOre, splitVat, toSek } from "./ore";

/** Up to 10 million kronor. */
const price = fc.integer({ min: 0, max: 1_000_000_000 });

describe("SEK and öre", () => {
  it.each([
    [0, 0],
    [1250.5, 125_050],
    [0.01, 1],
    [0.29, 29],
    [1.005, 101],
    [4.35, 435],
    [1.115, 112],
    [-1.005, -101],
    [1e-7, 0],
    [999_999, 99_999_900],
  ])("%d SEK is %i öre", (sek, ore) => expect(fromSek(sek)).toBe(ore));

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])("refuses %d SEK", (sek) =>
    expect(() => fromSek(sek)).toThrow(RangeError),
  );

  it("refuses fractions of an öre", () => expect(() => toSek(0.5)).toThrow(RangeError));

  it("convert to each other and back without a change", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (ore) => {
        expect(fromSek(toSek(ore))).toBe(ore);
      }),
    );
  });
});

describe("commissionOre", () => {
  it.each([
    [42_000, 5, 2_100],
    [42_000, 0, 0],
    [42_000, 15, 6_300],
    [10, 5, 1],
    [9, 5, 0],
    [30, 5, 2],
    [99_999, 5, 5_000],
    [12_345, 2.5, 309],
    [100, 0.1, 0],
    [500, 0.1, 1],
    [1_000, 1.15, 12],
    [42_000, 100, 42_000],
    [0, 5, 0],
  ])("of %i öre at %d percent is %i öre", (priceOre, percent, expected) => {
    expect(commissionOre(priceOre, percent)).toBe(expected);
  });

  it("is the exact share rounded half up, as whole numbers of any size give it", () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(price, hundredths, (priceOre, rate) => {
        const doubled = BigInt(priceOre) * BigInt(rate) * 2n + 10_000n;
        expect(commissionOre(priceOre, rate / 100)).toBe(Number(doubled / 20_000n));
      }),
    );
  });

  it.each([
    [-1, 5],
    [0.5, 5],
    [100, -1],
    [100, Number.NaN],
    [Number.MAX_SAFE_INTEGER, 5],
  ])("refuses %d öre at %d percent", (priceOre, percent) => {
    expect(() => commissionOre(priceOre, percent)).toThrow(RangeError);
  });
});

describe("providerOre", () => {
  it("is the price minus the commission, never below 0", () => {
    expect(providerOre(42_000, 2_100)).toBe(39_900);
    expect(providerOre(100, 150)).toBe(0);
  });

  it("and commission add up to the price", () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 100 }), (priceOre, percent) => {
        const commission = commissionOre(priceOre, percent);
        expect(commission + providerOre(priceOre, commission)).toBe(priceOre);
      }),
    );
  });
});

describe("splitVat", () => {
  it.each([
    [42_000, 25, 8_400],
    [42_000, 12, 4_500],
    [42_000, 6, 2_377],
    [42_000, 0, 0],
    [1, 25, 0],
    [99_900, 25, 19_980],
  ])("%i öre at %i percent holds %i öre", (grossOre, rate, vatOre) => {
    expect(splitVat(grossOre, rate)).toEqual({ grossOre, vatOre, netOre: grossOre - vatOre });
  });

  it("splits a gross into net and VAT that add up to it, with the VAT of that net to the öre", () => {
    fc.assert(
      fc.property(price, fc.constantFrom(0, 6, 12, 25), (grossOre, rate) => {
        const { netOre, vatOre } = splitVat(grossOre, rate);
        expect(netOre + vatOre).toBe(grossOre);
        expect(Math.abs((netOre * (100 + rate)) / 100 - grossOre)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("refuses a negative price", () => expect(() => splitVat(-1, 25)).toThrow(RangeError));
});
