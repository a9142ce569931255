import { describe, expect, it } from "vitest";
import { cp437Bytes } from "./cp437";
import { sieBytes } from "./sie";

describe("cp437Bytes", () => {
  it.each([
    ["åäöÅÄÖ", [0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99]],
    ["éÉüÜçæÆñ", [0x82, 0x90, 0x81, 0x9a, 0x87, 0x91, 0x92, 0xa4]],
    // Composed of a letter and a ring.
    ["a\u030A", [0x86]],
    ["– \u00A0’", [0x2d, 0x20, 0x20, 0x27]],
    ["€øń😀", [0x3f, 0x3f, 0x3f, 0x3f]],
  ])("writes %s", (text, bytes) => expect([...cp437Bytes(text)]).toEqual(bytes));
});

const line = { kind: "payment" as const, isAccountFee: false };
const file = (amounts: readonly number[], name = "Norr") => ({
  ...{ companyName: name, organisationNumber: null, program: "Stund", madeOn: "2026-11-21" },
  vouchers: [
    {
      ...{ day: "2026-11-20", isPayout: false },
      lines: amounts.map((amountOre) => ({ ...line, account: "1580", amountOre })),
    },
  ],
  textOf: () => "Dag",
  textOfLine: () => "Rad",
});
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("sieBytes", () => {
  it("writes amounts with a point and two decimals", () =>
    expect(textOf(sieBytes(file([5, -105, 100])))).toContain(
      '#TRANS 1580 {} 0.05 20261120 "Rad"\r\n#TRANS 1580 {} -1.05 20261120 "Rad"\r\n#TRANS 1580 {} 1.00 20261120 "Rad"\r\n}',
    ));

  it("a voucher that does not balance is refused", () =>
    expect(() => sieBytes(file([100, -99]))).toThrow(RangeError));

  it("a name with a new line or quotation marks adds no record", () =>
    expect(textOf(sieBytes(file([1, -1], 'A"\r\n#VER\\')))).toContain('#FNAMN "A\\" #VER/"\r\n'));
});
