import { describe, expect, it } from "vitest";
import { parseBuffer, parseDuration, parsePrice, priceText } from "./serviceText";

describe("parsePrice", () => {
  it.each([
    ["420", 420],
    [" 420 ", 420],
    ["1 250,50", 1_250.5],
    ["1\u00a0250,50", 1_250.5],
    ["1\u202f250", 1_250],
    ["1250.5", 1_250.5],
    ["1.250,50", 1_250.5],
    ["420 kr", 420],
    ["420:-", 420],
    ["420,-", null],
    ["420,", 420],
    ["0,00", 0],
    ["", 0],
    ["  ", 0],
    ["3", 3],
    ["999 999", 999_999],
  ])("reads %j as %j", (text, sek) => {
    expect(parsePrice(text)).toEqual(sek === null ? { problem: "priceNumber" } : { sek });
  });

  it.each([
    ["gratis", "priceNumber"],
    ["-5", "priceNumber"],
    ["4 2 0 x", "priceNumber"],
    ["1e3", "priceNumber"],
    ["12,5,5", "priceNumber"],
    ["419,999", "priceDecimals"],
    ["1,250", "priceDecimals"],
    ["2,99", "priceMinimum"],
    ["0,01", "priceMinimum"],
    ["1 000 000", "priceMaximum"],
    ["9".repeat(400), "priceMaximum"],
  ])("refuses %j: %s", (text, problem) => expect(parsePrice(text)).toEqual({ problem }));
});

describe("priceText", () => {
  it.each([0, 300, 42_000, 125_050, 99_999_900])("of %d öre is read back as the same", (ore) => {
    expect(parsePrice(priceText(ore))).toEqual({ sek: ore / 100 });
  });

  it("groups as Swedes do, and is empty without a price", () => {
    expect(priceText(125_050)).toBe("1\u00a0250,50");
    expect(priceText(0)).toBe("");
  });
});

describe("parseDuration", () => {
  it.each([
    ["10", 10],
    [" 45 ", 45],
    ["1440", 1_440],
  ])("reads %j", (text, minutes) => expect(parseDuration(text)).toEqual({ minutes }));

  it.each([
    ["", "minutesNumber"],
    ["en timme", "minutesNumber"],
    ["12,5", "minutesNumber"],
    ["-30", "minutesNumber"],
    ["5", "durationRange"],
    ["1445", "durationRange"],
    ["32", "minutesStep"],
  ])("refuses %j: %s", (text, problem) => expect(parseDuration(text)).toEqual({ problem }));
});

describe("parseBuffer", () => {
  it("takes nothing for none", () => {
    expect(["", "0", "480"].map(parseBuffer)).toEqual([{ minutes: 0 }, { minutes: 0 }, { minutes: 480 }]);
  });

  it.each([
    ["485", "bufferRange"],
    ["7", "minutesStep"],
  ])("refuses %j: %s", (text, problem) => expect(parseBuffer(text)).toEqual({ problem }));
});
