import { describe, expect, it } from "vitest";
import { phoneE164 } from "./phoneE164";

describe("phoneE164", () => {
  it.each([
    "070-123 45 67",
    "0701234567",
    "+46 70 123 45 67",
    "+46 (0)70-123 45 67",
    "0046701234567",
    "46701234567",
    "701234567",
    "070/123 45 67",
  ])("reads %s as the same number", (text) => {
    expect(phoneE164(text)).toBe("+46701234567");
  });

  it("keeps the country of a foreign number", () => {
    expect(phoneE164("+47 22 12 34 56")).toBe("+4722123456");
  });

  it.each(["", "12", "070", "ring mamma", "7,01E+08", "+46701740630123456"])(
    "finds no number in “%s”",
    (text) => {
      expect(phoneE164(text)).toBeNull();
    },
  );
});
