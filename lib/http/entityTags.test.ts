import { describe, expect, it } from "vitest";
import { mayReplace, namesTag } from "./entityTags";

describe("namesTag", () => {
  it.each(['"7"', 'W/"7"', '"5", "7"', ' "7" ', "*", '"5", *'])("%s names it", (header) => {
    expect(namesTag(header, '"7"')).toBe(true);
  });

  it.each(["", '"70"', "7", '"5", "6"', "W/", ","])("%s does not", (header) => {
    expect(namesTag(header, '"7"')).toBe(false);
  });
});

describe("mayReplace", () => {
  it("lets an edit through that names no version, and one that names the current one", () => {
    expect(mayReplace(null, '"7"')).toBe(true);
    expect(mayReplace('"7"', '"7"')).toBe(true);
  });

  it("stops one that began with an older version, or with nothing that is a version", () => {
    expect(mayReplace('"6"', '"7"')).toBe(false);
    expect(mayReplace("", '"7"')).toBe(false);
  });
});
