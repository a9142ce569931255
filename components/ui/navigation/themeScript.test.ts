import { describe, expect, it } from "vitest";
import { readTheme, themeScript } from "./themeScript";

describe("readTheme", () => {
  it.each([
    ["theme=dark", "dark"],
    ["a=1; theme=light; b=2", "light"],
    ["a=1;theme=dark", "dark"],
    ["", "system"],
    ["theme=purple", "system"],
    ["mytheme=dark", "system"],
    ["theme=darker", "system"],
  ])("reads %j as %s", (cookies, expected) => {
    expect(readTheme(cookies)).toBe(expected);
  });
});

describe("themeScript", () => {
  function run(cookie: string): { theme?: string } {
    const dataset: { theme?: string } = {};
    new Function("document", themeScript)({ cookie, documentElement: { dataset } });
    return dataset;
  }

  it("sets the remembered theme and nothing else", () => {
    expect(run("a=1; theme=dark")).toEqual({ theme: "dark" });
    expect(run("theme=light; b=1")).toEqual({ theme: "light" });
    expect(run("theme=system")).toEqual({});
    expect(run("")).toEqual({});
  });
});
