import { describe, expect, it } from "vitest";
import { firstNameOf } from "./firstName";

describe("firstNameOf", () => {
  it.each([
    ["Elsa Lindqvist", "Elsa"],
    ["  Anna-Karin   Berg ", "Anna-Karin"],
    ["Elsa\u00a0Lindqvist", "Elsa"],
    ["Elsa", "Elsa"],
    ["Lindqvist, Elsa", "Elsa"],
    ["Lindqvist,Elsa Maria", "Elsa"],
    ["Lindqvist , Elsa", "Elsa"],
  ])("of %j is %j", (name, first) => expect(firstNameOf(name)).toBe(first));

  it.each([
    "",
    "Lindqvist,",
    "Lindqvist Berg, Elsa",
    "elsa.lindqvist@example.com",
    "070-123 45 67",
    "+46701234567",
    "?",
  ])("of %j is empty, since nothing tells it from the rest", (name) => expect(firstNameOf(name)).toBe(""));
});
