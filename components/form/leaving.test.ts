import { describe, expect, it } from "vitest";
import { leavesPage } from "./leaving";

const here = { href: "https://stund.example/provider/services?service=1", origin: "https://stund.example" };
const link = (href: string, { target = "", download = false } = {}) => ({
  href,
  target,
  hasAttribute: (name: string) => download && name === "download",
});

describe("leavesPage", () => {
  it.each([
    "https://stund.example/provider/settings",
    "https://stund.example/provider/services",
    "https://stund.example/provider/services?service=2",
    "https://stund.example/en/provider/services?service=1",
  ])("returns true for another page of the site: %s", (href) =>
    expect(leavesPage(link(href), here)).toBe(true),
  );

  it.each([
    ["a place on the same page", link("https://stund.example/provider/services?service=1#list")],
    ["another site, where the browser asks", link("https://exempel.se/")],
    ["a mail program", link("mailto:hej@exempel.se")],
    ["a new tab", link("https://stund.example/provider", { target: "_blank" })],
    ["a file", link("https://stund.example/customers/me/export", { download: true })],
    ["no address", link("")],
  ])("returns false for %s", (_, anchor) => expect(leavesPage(anchor, here)).toBe(false));
});
