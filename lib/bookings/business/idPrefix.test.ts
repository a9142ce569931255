import { describe, expect, test } from "vitest";
import { idRange } from "./idPrefix";

describe("idRange", () => {
  test("spans every id that begins like that", () => {
    expect(idRange("3f2a")).toEqual({
      from: "3f2a0000-0000-0000-0000-000000000000",
      to: "3f2affff-ffff-ffff-ffff-ffffffffffff",
    });
  });

  test("takes any case, and hyphens where an id has them", () => {
    expect(idRange("3F2A9C1B-12")).toEqual(idRange("3f2a9c1b12"));
  });

  test("is one id when all of it is given", () => {
    const id = "3f2a9c1b-1234-4abc-9def-0123456789ab";
    expect(idRange(id)).toEqual({ from: id, to: id });
  });

  test.each(["", "xyz", "3f2a 9c1b", "3f2a9c1b-1234-4abc-9def-0123456789ab0"])(
    "finds nothing for %j",
    (text) => {
      expect(idRange(text)).toBeNull();
    },
  );
});
