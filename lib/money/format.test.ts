import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLocale } from "@/lib/i18n/locales";
import { formatSek } from "./format";

const shown = (text: string) => text.replaceAll("\u00a0", "~");

describe("formatSek", () => {
  it.each([
    [125_000, "1~250~kr"],
    [125_050, "1~250,50~kr"],
    [99_900, "999~kr"],
    [5, "0,05~kr"],
    [0, "0~kr"],
    [123_456_789, "1~234~567,89~kr"],
  ])("writes %i öre as %s in both languages", (ore, text) => {
    expect(shown(formatSek(ore, "sv"))).toBe(text);
    expect(shown(formatSek(ore, "en"))).toBe(text);
  });

  it("writes a minus sign before a negative amount, unless it rounds to 0", () => {
    expect(shown(formatSek(-42_000, "sv"))).toBe("−420~kr");
    expect(shown(formatSek(-42_000, "en"))).toBe("-420~kr");
    expect(shown(formatSek(-125_050, "sv"))).toBe("−1~250,50~kr");
    expect(shown(formatSek(-125_050, "en"))).toBe("-1~250,50~kr");
    expect(shown(formatSek(-1, "sv", { decimals: 0 }))).toBe("0~kr");
  });

  it("rounds to kronor for the catalogue", () => {
    expect(shown(formatSek(99_949, "sv", { decimals: 0 }))).toBe("999~kr");
    expect(shown(formatSek(99_950, "sv", { decimals: 0 }))).toBe("1~000~kr");
  });

  it("refuses a fraction of an öre", () => expect(() => formatSek(0.5, "sv")).toThrow(RangeError));

  it("is what Intl writes for sv-SE and en-SE", () => {
    const ore = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(ore, fc.constantFrom("sv", "en"), fc.constantFrom(0, 2), (amount, locale, decimals) => {
        const digits = decimals === 0 || amount % 100 === 0 ? 0 : 2;
        const expected = new Intl.NumberFormat(formatLocale[locale], {
          ...{ style: "currency", currency: "SEK" },
          ...{ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "negative" },
        }).format(amount / 100);
        expect(formatSek(amount, locale, { decimals })).toBe(expected);
      }),
    );
  });
});
