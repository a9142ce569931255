import { describe, expect, it } from "vitest";
import { settingsGroups } from "./settingsGroups";

const keysOf = (hasColleagues: boolean) =>
  settingsGroups(hasColleagues).flatMap(({ pages }) => pages.map(({ key }) => key));

describe("settingsGroups", () => {
  it("names every page once, each at an address of its own", () => {
    const pages = settingsGroups(true).flatMap((group) => group.pages);
    expect(new Set(pages.map(({ href }) => href)).size).toBe(8);
    expect(new Set(pages.map(({ key }) => key)).size).toBe(8);
  });

  it("leaves the sign-ins out for whoever works alone, and keeps the page of the people", () => {
    expect(keysOf(false)).not.toContain("access");
    expect(keysOf(false)).toContain("people");
  });
});
