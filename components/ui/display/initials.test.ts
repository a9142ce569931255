import { expect, it } from "vitest";
import { initials } from "./initials";

it.each([
  ["Salong Norr", "SN"],
  ["åsa östlund berg", "ÅÖ"],
  ["Verkstan", "V"],
  ["  24 timmar ", "2T"],
  ["& Söner", "S"],
  ["Bil-fix", "BF"],
  ["", ""],
])("takes %j to %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
