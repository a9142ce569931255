import { describe, expect, it } from "vitest";
import { categoryKeys, toCategoryKey } from "./category";
import { compose, formats, type PictureFormat } from "./composition";
import { hashText, randomFrom } from "./random";
import { toSvgString } from "./toSvgString";

const formatNames: PictureFormat[] = ["tall", "square", "wide"];
const seeds = Array.from({ length: 120 }, (_, index) => `provider-${index}`);

describe("randomFrom", () => {
  it("gives the same stream for the same seed", () => {
    const draw = (seed: string) => {
      const random = randomFrom(seed);
      return Array.from({ length: 5 }, () => random.between(0, 1));
    };
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  it("stays within its bounds and reaches both ends of a whole range", () => {
    const random = randomFrom("bounds");
    const drawn = Array.from({ length: 500 }, () => random.whole(1, 4));
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4]));
  });

  it("hashes by the published FNV-1a constants", () => {
    expect(hashText("")).toBe(0x811c9dc5);
    expect(hashText("a")).toBe(0xe40c292c);
  });
});

describe("compose", () => {
  it("depends on its input only", () => {
    expect(compose("x", "technology", "wide")).toEqual(compose("x", "technology", "wide"));
  });

  it.each(categoryKeys)(
    "uses at least four recipes in %s, none for more than a third of the seeds",
    (category) => {
      const counts = new Map<string, number>();
      for (const seed of seeds) {
        const { recipe } = compose(seed, category, "square");
        counts.set(recipe, (counts.get(recipe) ?? 0) + 1);
      }
      expect(counts.size).toBeGreaterThanOrEqual(4);
      expect(Math.max(...counts.values())).toBeLessThan(seeds.length / 3);
    },
  );

  it.each(categoryKeys)("keeps the recipe of %s in all formats, and only finite numbers", (category) => {
    for (const seed of seeds) {
      const recipes = formatNames.map((format) => compose(seed, category, format));
      expect(new Set(recipes.map(({ recipe }) => recipe)).size).toBe(1);
      expect(JSON.stringify(recipes)).not.toMatch(/null|NaN|Infinity/);
    }
  });

  it("has the proportions of its format", () => {
    expect(compose("x", "automotive", "tall")).toMatchObject(formats.tall);
  });
});

describe("toSvgString", () => {
  it("contains no CSS classes and stays small", () => {
    for (const category of categoryKeys) {
      for (const seed of seeds) {
        const svg = toSvgString({ seed, category, width: 1200, height: 630 });
        expect(svg).toMatch(/^<svg [^>]*width="1200" height="630".*<\/svg>$/);
        expect(svg).not.toMatch(/var\(|class=|NaN|undefined/);
        expect(svg.length).toBeLessThan(16_000);
      }
    }
  });
});

describe("toCategoryKey", () => {
  it.each([
    ["beauty-wellness", "beauty_wellness"],
    ["automotive", "automotive"],
    ["gardening", null],
  ])("takes %s to %s", (slug, key) => {
    expect(toCategoryKey(slug)).toBe(key);
  });
});
