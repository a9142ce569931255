import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disarmFormulas } from "./formulas";

describe("disarmFormulas", () => {
  it.each([
    ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
    ["+46701740630", "'+46701740630"],
    ["-2+3", "'-2+3"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1+1", "'＝1+1"],
    ["  =1", "  '=1"],
    ["\t=1", "\t'=1"],
    ["\u{200E}=1", "\u{200E}'=1"],
    ["Anna,=cmd|' /C calc'!A0", "Anna,'=cmd|' /C calc'!A0"],
    ["Anna; =1", "Anna; '=1"],
    ["Anna\t-1", "Anna\t'-1"],
    ["Anna\n@x\r\n+1", "Anna\n'@x\r\n'+1"],
    ['Anna,"=1"', `Anna,"'=1"`],
    ["a|=1", "a|'=1"],
  ])("puts an apostrophe before what begins a formula in %j", (text, disarmed) => {
    expect(disarmFormulas(text)).toBe(disarmed);
  });

  it.each(["a@b.se", "10-12", "Klipp & färg", "2026-11-26", "Anna, Eva", "", "'Anna'"])(
    "leaves %j as it is",
    (text) => {
      expect(disarmFormulas(text)).toBe(text);
    },
  );

  const texts = fc.string({ unit: fc.constantFrom(...`ab'"=+-@,;|\t\r\n =1`), maxLength: 40 });

  it("leaves no formula in any cell that a separator makes of a text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const cell of disarmFormulas(text).split(/[,;|\t\r\n]/))
          expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
      }),
    );
  });
});
