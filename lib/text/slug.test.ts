import { describe, expect, it } from "vitest";
import { serviceKey, serviceSlug, slugify } from "./slug";

const id = "3fa85f64-5717-4562-b3fc-2c963f66afa6";

describe("slugify", () => {
  it.each([
    ["Klippning & skägg", "klippning-skagg"],
    ["  Åsas Öl–provning (2 h) ", "asas-ol-provning-2-h"],
    ["Crème brûlée", "creme-brulee"],
    ["Bøffel Æble", "boffel-aeble"],
    ["日本", ""],
  ])("%s becomes %s", (text, expected) => expect(slugify(text)).toBe(expected));

  it("stays short and never ends in a hyphen", () => {
    const slug = slugify("ord ".repeat(60));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/[a-z0-9]$/);
  });
});

describe("the address of a service", () => {
  it("leads back to the service, also when the name has changed", () => {
    expect(serviceSlug("Herrklippning", id)).toBe("herrklippning-2c963f66afa6");
    expect(serviceKey("herrklippning-2c963f66afa6")).toEqual({ shortId: "2c963f66afa6" });
    expect(serviceKey("an-older-name-2c963f66afa6")).toEqual({ shortId: "2c963f66afa6" });
  });

  it("is the last group of the id alone where the name has no Latin letter", () => {
    expect(serviceSlug("日本", id)).toBe("2c963f66afa6");
    expect(serviceKey("2c963f66afa6")).toEqual({ shortId: "2c963f66afa6" });
  });

  it("may be the whole id, in upper or lower case", () =>
    expect(serviceKey(id.toUpperCase())).toEqual({ id }));

  it.each(["", "herrklippning", "x2c963f66afa6", "../2c963f66afa6", "a-2C963F66AFA6"])("refuses %j", (text) =>
    expect(serviceKey(text)).toBeNull(),
  );
});
