import { describe, expect, it } from "vitest";
import { ownWordsOf } from "./ownWords";
import { passwordStrength } from "./passwordStrength";

const words = ownWordsOf(["Anna Ek", "anna@exempel.se"]);

describe("passwordStrength", () => {
  it.each([
    ["", "short"],
    ["Kv4ntf!", "short"],
    ["annaek1985", "own"],
    ["Stund2026!", "own"],
    ["aaaaaaaaaaaa", "weak"],
    ["12345678", "weak"],
    ["hejhejhejhej", "weak"],
    ["fotboll1", "weak"],
    [" \u00a0\u2003\t \u3000\n\u2009", "weak"],
    ["\u200b\u200c\u200d\u2060\u3164\u115f\u00ad\ufeff\u2800\u202e", "weak"],
    ["Sommar2027!", "fair"],
    ["tre gula tåg", "fair"],
    ["Kv4ntfysik!", "good"],
    ["fyra blå båtar seglar", "strong"],
    ["vK7$pQ2x!mZ9", "strong"],
  ])("calls %s %s", (password, strength) => {
    expect(passwordStrength(password, words)).toBe(strength);
  });

  it("does not decrease when another word is added", () => {
    const levels = ["short", "own", "weak", "fair", "good", "strong"];
    const longer = ["häst", "häst lampa", "häst lampa sjö", "häst lampa sjö kanel"];
    const rated = longer.map((password) => levels.indexOf(passwordStrength(password, words)));
    expect(rated).toEqual(rated.toSorted((a, b) => a - b));
  });

  it.each(["a1".repeat(100), `${"x!".repeat(99)}zz`])("rates a password of 200 characters", (password) => {
    expect(passwordStrength(password, words)).toBe("weak");
  });
});
