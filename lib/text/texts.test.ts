import { describe, expect, it } from "vitest";
import { blankIsNull, pictureUrl, prose, singleLine } from "./texts";

describe("singleLine", () => {
  it("turns runs of spaces and line breaks into one space", () => {
    expect(singleLine(20).parse("  Klippning \n dam ")).toBe("Klippning dam");
  });

  it.each(["", "  ", "\u0007", "a".repeat(21)])("refuses %j", (text) => {
    expect(singleLine(20).safeParse(text).success).toBe(false);
  });

  it.each([
    ["a text without visible characters", "\u200b\u200d"],
    ["a text that runs backwards", "\u202emoc.salong"],
    ["a text inside another one's direction", "a\u2066b"],
  ])("refuses %s", (_what, text) => {
    expect(singleLine(20).safeParse(text).success).toBe(false);
  });

  it("accepts every script, and joiners between characters", () => {
    for (const text of ["李", "مرحبا", "Åsa 👩‍🔧", "می‌خواهم"]) expect(singleLine(20).parse(text)).toBe(text);
  });
});

describe("prose", () => {
  it("keeps line breaks", () => {
    expect(prose(40).parse(" Två rader.\nEn till. ")).toBe("Två rader.\nEn till.");
  });

  it("refuses control characters, bidi controls, and a text that is too long", () => {
    expect(prose(5).safeParse("a\u0000").success).toBe(false);
    expect(prose(5).safeParse("abcdef").success).toBe(false);
    for (const text of ["\u202emoc.salong", "+46 70\u202c", "a\u2066b\u2069"])
      expect(prose(20).safeParse(text).success, JSON.stringify(text)).toBe(false);
  });
});

describe("blankIsNull", () => {
  it("turns only blank texts into null", () => {
    expect(["", " \t", "a", 0, undefined].map(blankIsNull)).toEqual([null, null, "a", 0, undefined]);
  });
});

describe("pictureUrl", () => {
  it.each([
    "https://bilder.exempel.se/salong.jpg",
    "HTTPS://exempel.se",
    "https://exempel.se:8443/a%20b.png?w=800#x",
    "https://räksmörgås.se/å.jpg",
    `http://127.0.0.1:8081/pictures/${"0a".repeat(32)}-1600.webp`,
  ])("takes %s", (url) => {
    expect(pictureUrl.parse(` ${url} `)).toBe(url);
  });

  it.each([
    "http://exempel.se/a.jpg",
    "//exempel.se/a.jpg",
    "/a.jpg",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "https://anna:hemligt@exempel.se/a.jpg",
    "https://localhost/a.jpg",
    "https://127.0.0.1/a.jpg",
    "https://[::1]/a.jpg",
    "https:exempel.se/a.jpg",
    "https://exempel.se/a b.jpg",
    "https://",
    `https://exempel.se/${"a".repeat(2_000)}`,
  ])("refuses %s", (url) => {
    expect(pictureUrl.safeParse(url).success).toBe(false);
  });
});
