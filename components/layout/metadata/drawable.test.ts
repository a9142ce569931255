import { describe, expect, it } from "vitest";
import { brand } from "@/lib/brand";
import { drawable, drawableTitle } from "./drawable";

describe("drawable", () => {
  it("keeps Latin script, digits and currency signs", () => {
    const text = "Åsas & Žofies – 1 250 kr, 4,8 · “bäst”…";
    expect(drawable(text)).toBe(text);
    expect(drawable("A\u030asa")).toBe("Åsa");
  });

  it("drops characters whose typeface or image would have to be fetched", () => {
    expect(drawable("Klipp 😀🧔🏽‍♂️ och ✂️ skägg")).toBe("Klipp och skägg");
    expect(drawable("漢字 مرحبا")).toBe("");
  });

  it("uses the product's name when nothing of a title is left", () => {
    expect(drawableTitle("漢字")).toBe(brand.name);
  });
});
