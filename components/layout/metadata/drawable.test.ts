import { describe, expect, it } from "vitest";
import { brand } from "@/lib/brand";
import { drawable, drawableTitle } from "./drawable";

describe("what a share picture can show", () => {
  it("is Latin script with figures and money", () => {
    const text = "Åsas & Žofies – 1 250 kr, 4,8 · “bäst”…";
    expect(drawable(text)).toBe(text);
    expect(drawable("A\u030asa")).toBe("Åsa");
  });

  it("is nothing that a typeface or a drawing would have to be fetched for", () => {
    expect(drawable("Klipp 😀🧔🏽‍♂️ och ✂️ skägg")).toBe("Klipp och skägg");
    expect(drawable("漢字 مرحبا")).toBe("");
  });

  it("is the product's name where nothing of a title is left", () => {
    expect(drawableTitle("漢字")).toBe(brand.name);
  });
});
