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

  it("names nothing of people for whoever works alone", () => {
    expect(keysOf(false)).toEqual(["profile", "pictures", "hours", "absences", "rules", "account"]);
    expect(settingsGroups(false).map(({ key }) => key)).not.toContain("people");
  });
});
