import { describe, expect, it } from "vitest";
import { mayReplace, namesTag } from "./entityTags";

describe("namesTag", () => {
  it.each(['"7"', 'W/"7"', '"5", "7"', ' "7" ', "*", '"5", *'])("%s contains the tag", (header) => {
    expect(namesTag(header, '"7"')).toBe(true);
  });

  it.each(["", '"70"', "7", '"5", "6"', "W/", ","])("%s does not contain the tag", (header) => {
    expect(namesTag(header, '"7"')).toBe(false);
  });
});

describe("mayReplace", () => {
  it("allows an edit without a version, and one of the current version", () => {
    expect(mayReplace(null, '"7"')).toBe(true);
    expect(mayReplace('"7"', '"7"')).toBe(true);
  });

  it("refuses an edit of an older version, or with a header that is no version", () => {
    expect(mayReplace('"6"', '"7"')).toBe(false);
    expect(mayReplace("", '"7"')).toBe(false);
  });
});
