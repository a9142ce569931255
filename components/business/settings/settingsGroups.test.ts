import { describe, expect, it } from "vitest";
import { settingsGroups } from "./settingsGroups";

const keysOf = (hasColleagues: boolean) =>
  settingsGroups(hasColleagues).flatMap(({ pages }) => pages.map(({ key }) => key));

describe("settingsGroups", () => {
  it("contains every page once, each with its own address", () => {
    const pages = settingsGroups(true).flatMap((group) => group.pages);
    expect(new Set(pages.map(({ href }) => href)).size).toBe(10);
    expect(new Set(pages.map(({ key }) => key)).size).toBe(10);
  });

  it("contains no page about people for a business with one person", () => {
    expect(keysOf(false)).toEqual([
      "profile",
      "pictures",
      "hours",
      "absences",
      "rules",
      "calendars",
      "account",
      "notices",
    ]);
    expect(settingsGroups(false).map(({ key }) => key)).not.toContain("people");
  });
});
