import { describe, expect, it } from "vitest";
import { activeAfter } from "./keys";

const shown = { count: 3, isShown: true };

describe("activeAfter", () => {
  it.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 1, 2],
    ["ArrowDown", 2, -1],
    ["ArrowUp", -1, 2],
    ["ArrowUp", 0, -1],
    ["Home", 2, 0],
    ["End", 0, 2],
  ])("%s from %i goes to %i", (key, active, next) => {
    expect(activeAfter(key, { ...shown, active })).toBe(next);
  });

  it.each(["Home", "End", "a", "Tab"])("%s without an active option moves nothing", (key) => {
    expect(activeAfter(key, { ...shown, active: -1 })).toBeNull();
  });

  it("ArrowDown opens a closed list at its first option", () => {
    expect(activeAfter("ArrowDown", { active: -1, count: 3, isShown: false })).toBe(0);
    expect(activeAfter("ArrowDown", { active: -1, count: 0, isShown: false })).toBe(-1);
  });
});
