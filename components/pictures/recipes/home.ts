import { arch, circle, path, rect, type Shape, type Tone } from "../shapes";
import { type RecipeList, range } from "./recipe";

/** Houses, rooms and surfaces: upright, square shapes. */
export const homeRecipes: RecipeList = [
  {
    name: "blocks",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const side = random.pick([0, 1]);
      const flip = (x: number, width: number) => (side === 0 ? x : w - x - width);
      const [low, high] = [h * random.between(0.4, 0.5), h * random.between(0.66, 0.8)];
      return [
        rect(flip(w * 0.12, w * 0.54), h - low, w * 0.54, low + 4, "mid"),
        rect(flip(w * 0.46, w * 0.7), h - high, w * 0.7, high + 4, "deep"),
        circle(
          side === 0 ? w * 0.26 : w * 0.74,
          h * random.between(0.2, 0.28),
          Math.min(w, h) * 0.12,
          "pale",
        ),
        rect(flip(w * 0.6, w * 0.12), h - high * 0.72, w * 0.12, w * 0.16, "pale"),
        rect(flip(w * 0.8, w * 0.12), h - high * 0.72, w * 0.12, w * 0.16, "field"),
      ];
    },
  },
  {
    name: "facade",
    ground: "mid",
    draw: (random, { width: w, height: h }) => {
      const cell = Math.max(w, h) / 5;
      const columns = Math.ceil(w / cell) + 1;
      const rows = Math.ceil(h / cell) + 1;
      const offset = (w - columns * cell) / 2;
      return range(columns * rows).map((index): Shape => {
        const x = offset + (index % columns) * cell + cell * 0.2;
        const y = Math.floor(index / columns) * cell + cell * 0.16 - cell * 0.4;
        const tone = random.chance(0.24) ? "pale" : random.chance(0.3) ? "field" : "deep";
        return random.chance(0.28)
          ? arch(x + cell * 0.3, y + cell * 0.74, cell * 0.6, cell * 0.74, tone)
          : rect(x, y, cell * 0.6, cell * 0.74, tone);
      });
    },
  },
  {
    name: "gables",
    ground: "pale",
    draw: (random, { width: w, height: h }) => {
      const tones = ["field", "mid", "deep"] as const;
      const house = w / 2.6;
      return [
        circle(w * random.between(0.2, 0.8), h * 0.2, Math.min(w, h) * 0.11, "mid"),
        ...tones.flatMap((tone, row) =>
          range(4).map((index): Shape => {
            const x = (index - 0.5 - row * 0.34) * house + random.between(-0.05, 0.05) * w;
            const eaves = h * (0.5 + row * 0.16) + random.between(-0.05, 0.05) * h;
            const ridge = eaves - house * random.between(0.42, 0.62);
            return path(
              tone,
              "M",
              x,
              h + 2,
              "V",
              eaves,
              "L",
              x + house / 2,
              ridge,
              "L",
              x + house,
              eaves,
              "V",
              h + 2,
              "Z",
            );
          }),
        ),
        rect(w * random.between(0.3, 0.6), h * 0.9, w * 0.07, h * 0.14, "pale"),
      ];
    },
  },
  {
    name: "rooms",
    ground: "pale",
    draw: (random, { width: w, height: h }) => {
      const x = w * random.between(0.36, 0.62);
      const y = h * random.between(0.36, 0.6);
      const door = Math.min(w, h) * 0.2;
      const gap = Math.min(w, h) * 0.035;
      const [a, b, c] = random.pick<readonly [Tone, Tone, Tone]>([
        ["field", "mid", "deep"],
        ["deep", "field", "mid"],
        ["mid", "deep", "field"],
      ]);
      return [
        rect(-2, -2, x - gap / 2 + 2, y - gap / 2 + 2, a),
        rect(x + gap / 2, -2, w, h * 0.74 + 2, b),
        rect(-2, y + gap / 2, x - gap / 2 + 2, h, c),
        rect(x + gap / 2, h * 0.74 + gap, w, h, a),
        path("pale", "M", x - gap / 2, y + gap / 2, "v", door, "a", door, door, 0, 0, 0, -door, -door, "Z"),
        circle(x + (w - x) * 0.52, h * 0.36, Math.min(w - x, h) * 0.2, "pale"),
      ];
    },
  },
  {
    name: "stairs",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const steps = random.whole(4, 6);
      const rising = random.chance(0.5);
      const tread = w / steps;
      return [
        circle(rising ? w * 0.28 : w * 0.72, h * 0.28, Math.min(w, h) * random.between(0.16, 0.22), "pale"),
        ...range(steps).map((index): Shape => {
          const level = rising ? index : steps - 1 - index;
          const top = h * (0.88 - (level / steps) * 0.7);
          return rect(index * tread - 0.5, top, tread + 1, h - top + 2, "mid");
        }),
        ...range(steps).map((index): Shape => {
          const level = rising ? index : steps - 1 - index;
          const top = h * (0.97 - (level / steps) * 0.52);
          return rect(index * tread - 0.5, top, tread + 1, h - top + 2, "deep");
        }),
      ];
    },
  },
  {
    name: "tiles",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const tile = Math.max(w, h) / 4;
      const columns = Math.ceil(w / tile);
      const rows = Math.ceil(h / tile);
      return range(columns * rows).flatMap((index): Shape[] => {
        const x = (index % columns) * tile;
        const y = Math.floor(index / columns) * tile;
        const tone = random.pick<Tone>(["mid", "deep", "pale", "mid", "deep"]);
        const form = random.whole(0, 4);
        if (form === 0) return [rect(x, y, tile, tile, tone)];
        if (form === 1) return [path(tone, "M", x, y, "H", x + tile, "L", x, y + tile, "Z")];
        if (form === 2)
          return [path(tone, "M", x, y, "H", x + tile, "A", tile, tile, 0, 0, 1, x, y + tile, "Z")];
        if (form === 3)
          return [path(tone, "M", x + tile, y + tile, "H", x, "A", tile, tile, 0, 0, 1, x + tile, y, "Z")];
        return [];
      });
    },
  },
];
