import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { categoryKeys } from "@/components/pictures/category";
import { contrastRatio, gamutExcess, type Oklch, parseOklch } from "@/components/pictures/colour";
import { hueTones } from "@/components/pictures/hues";
import { staffColours } from "@/lib/staff/colours";

type Theme = "light" | "dark";

const css = readFileSync(fileURLToPath(new URL("./styles/tokens.css", import.meta.url)), "utf8");
const tokens = readTokens();
const themes: Theme[] = ["light", "dark"];

const textOnPaper = ["ink", "muted", "accent", "positive", "warning", "danger", "info"];
const paper = ["surface", "card", "sunken"];
const hues = ["beauty", "home", "health", "auto", "tech"];

/** WCAG AA: 4.5 for text. */
const textPairs: [string, string][] = [
  ...textOnPaper.flatMap((text) => paper.map((ground): [string, string] => [text, ground])),
  ...["positive", "warning", "danger", "info", "accent"].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    ["ink", `${tone}-soft`],
    ["muted", `${tone}-soft`],
  ]),
  ["surface", "ink"],
  ["signal-ink", "signal"],
  ["signal-ink", "signal-hover"],
  ["accent-ink", "accent"],
  ["danger-ink", "danger"],
  ["danger-ink", "danger-hover"],
  ["board-ink", "board"],
  ["board-ink", "board-raised"],
  ["board-muted", "board"],
  ["board-muted", "board-raised"],
  ["signal", "board"],
  ["signal", "board-raised"],
  ["board", "board-ink"],
  ...hues.map((hue): [string, string] => [`${hue}-ink`, `${hue}-field`]),
  ...staffColours.map((colour): [string, string] => ["person-ink", `person-${colour}`]),
];

/** The figures of the timetable: WCAG AAA, 7, since they are read at arm's length and in bright light. */
const figurePairs: [string, string][] = [
  ...["ink", "figure"].flatMap((text) => paper.map((ground): [string, string] => [text, ground])),
  ["danger-ink", "danger"],
  ["board-ink", "board"],
];

/** WCAG AA: 3 for the edges of controls, focus rings and graphics that carry meaning. */
const graphicPairs: [string, string][] = [
  ...paper.map((ground): [string, string] => ["control", ground]),
  ...paper.map((ground): [string, string] => ["focus", ground]),
  ...hues.map((hue): [string, string] => ["ink", `${hue}-field`]),
  ...staffColours.flatMap((colour) =>
    [...paper, "accent-soft", "warning-soft"].map((ground): [string, string] => [`person-${colour}`, ground]),
  ),
  ["accent", "line"],
  ["signal", "board-hatch"],
  ["board-ink", "board"],
];

function readTokens(): Map<string, Record<Theme, Oklch>> {
  const pattern = /--([\w-]+):\s*light-dark\(\s*(oklch\([^)]*\)),\s*(oklch\([^)]*\))\s*\);/g;
  const found = new Map<string, Record<Theme, Oklch>>();
  for (const [, name = "", lightText = "", darkText = ""] of css.matchAll(pattern)) {
    const [light, dark] = [parseOklch(lightText), parseOklch(darkText)];
    if (light && dark) found.set(name, { light, dark });
  }
  return found;
}

function colour(name: string, theme: Theme): Oklch {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no token --${name}`);
  return token[theme];
}

describe.each(themes)("contrast in the %s theme", (theme) => {
  it.each(textPairs)("%s upon %s can be read as text", (text, ground) => {
    expect(contrastRatio(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(figurePairs)("%s upon %s can be read at arm's length", (text, ground) => {
    expect(contrastRatio(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(7);
  });

  it.each(graphicPairs)("%s upon %s can be seen", (mark, ground) => {
    expect(contrastRatio(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe("tokens", () => {
  it("are all checked by this test", () => {
    const declared = [...css.matchAll(/--([\w-]+):\s*light-dark\(/g)].map((match) => match[1]);
    expect([...tokens.keys()]).toEqual(declared);
  });

  it("are colours of sRGB, which every screen can show", () => {
    const outside = [...tokens].filter(
      ([, { light, dark }]) => Math.max(gamutExcess(light), gamutExcess(dark)) > 0.002,
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });

  it("give every category the tones that pictures outside a page use", () => {
    categoryKeys.forEach((category, index) => {
      for (const [tone, text] of Object.entries(hueTones[category])) {
        expect(colour(`${hues[index]}-${tone}`, "light")).toEqual(parseOklch(text));
      }
    });
  });
});
