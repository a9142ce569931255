import { describe, expect, it } from "vitest";
import { brand } from "@/lib/brand";
import { ownCookies } from "./rewriteRequests";

const many = (name: (index: number) => string) =>
  Array.from({ length: 2_000 }, (_, index) => `${name(index)}=x`);

describe("the cookies of a request", () => {
  it("are ours alone, wherever they stand among others", () => {
    const own = [`${brand.slug}.customer=a.b=c`, `__Host-${brand.slug}-device.provider=d`, "NEXT_LOCALE=en"];
    const others = many((index) => `${index}`);
    const header = [...others.slice(0, 1_000), ...own, ...others.slice(1_000), "theme=dark"].join("; ");
    expect(ownCookies(header).split("; ")).toEqual(own);
  });

  it("are fifty at most, whatever they are called", () => {
    expect(ownCookies(many((index) => `${brand.slug}.${index}`).join("; ")).split(";")).toHaveLength(50);
    expect(ownCookies("a=b")).toBe("");
  });
});
