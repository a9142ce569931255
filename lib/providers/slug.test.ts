import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companySlug } from "./slug";

describe("companySlug", () => {
  it.each([
    ["Salong Östermalm & Co", "salong-ostermalm-co"],
    ["Ågrens Däck AB", "agrens-dack-ab"],
    ["  Ærlig   Øl ", "aerlig-ol"],
    ["Café №1", "cafe-no1"],
    ["日本", "foretag"],
    ["---", "foretag"],
    [`${"a".repeat(59)} b`, "a".repeat(59)],
  ])("makes an address of %s", (name, slug) => {
    expect(companySlug(name)).toBe(slug);
  });

  it("always returns a slug that the database accepts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(companySlug(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
