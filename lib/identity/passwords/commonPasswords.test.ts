import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./commonPasswords";

describe("isCommonPassword", () => {
  it.each([
    "password",
    "PASSWORD1",
    "12345678",
    "qwertyuiop",
    "Sommar2024",
    "lösenord",
    "  iloveyou ",
    "hejhej123",
    "Djurgården",
    "cubswin1",
    "          ",
    "\u200b\u2060\u00a0\u3164\u2800\u00ad\ufeff\u202e",
  ])("is true for %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it("is true for lösenord in either Unicode composition", () => {
    expect(isCommonPassword("lösenord".normalize("NFD"))).toBe(true);
  });

  it.each(["tre gula tåg", "Kv4ntfysik!", "password of my own", "x", "   x   \u200b"])(
    "is false for %s",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
