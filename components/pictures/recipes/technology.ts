import { circle, line, path, rect, type Shape, type Tone } from "../shapes";
import { type RecipeList, range } from "./recipe";

/** Screens, signals and keys on a grid. */
export const technologyRecipes: RecipeList = [
  {
    name: "windows",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.min(w, h);
      const [a, b] = random.pick<readonly [Tone, Tone]>([
        ["mid", "deep"],
        ["deep", "mid"],
      ]);
      const pane = (x: number, y: number, width: number, height: number, tone: Tone, bar: Tone): Shape[] => [
        rect(x, y, width, height, tone, { radius: unit * 0.05 }),
        ...range(3).map((index) =>
          circle(x + unit * (0.07 + index * 0.055), y + unit * 0.07, unit * 0.017, bar),
        ),
        rect(x + unit * 0.055, y + unit * 0.15, width * 0.5, unit * 0.03, bar, { radius: unit * 0.015 }),
        rect(x + unit * 0.055, y + unit * 0.22, width * 0.34, unit * 0.03, bar, { radius: unit * 0.015 }),
      ];
      return [
        ...pane(w * 0.3, h * random.between(0.1, 0.18), w * 0.84, h * 0.46, a, "pale"),
        ...pane(w * -0.12, h * random.between(0.44, 0.52), w * 0.8, h * 0.46, b, "field"),
        circle(w * random.between(0.72, 0.82), h * 0.78, unit * 0.13, "pale"),
      ];
    },
  },
  {
    name: "circuit",
    ground: "deep",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.max(w, h);
      const step = unit / 8;
      const tones = ["pale", "mid", "field", "mid", "pale", "field", "mid"] as const;
      const knee = random.between(0.3, 0.5);
      const up = random.chance(0.5);
      return tones.flatMap((tone, index): Shape[] => {
        const y = step * (index + 0.6);
        const bend = w * knee + (index % 3) * step * 0.5;
        const drop = step * (up ? -1 : 1) * (1 + (index % 2));
        const end = Math.min(w * 0.94, bend + step * random.between(1.4, 3.4));
        const endY = y + drop;
        return [
          line(
            tone,
            step * 0.13,
            "M",
            -4,
            y,
            "H",
            bend,
            "L",
            bend + Math.abs(drop),
            endY,
            "H",
            Math.max(end, bend + Math.abs(drop) + 6),
          ),
          circle(Math.max(end, bend + Math.abs(drop) + 6), endY, step * 0.26, tone),
        ];
      });
    },
  },
  {
    name: "matrix",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const cell = Math.max(w, h) / 9;
      const columns = Math.ceil(w / cell) + 1;
      const rows = Math.ceil(h / cell) + 1;
      const [cx, cy] = [w * random.between(0.25, 0.75), h * random.between(0.3, 0.7)];
      const reach = Math.max(w, h) * 0.62;
      return range(columns * rows).map((index): Shape => {
        const x = (index % columns) * cell + cell * 0.1;
        const y = Math.floor(index / columns) * cell + cell * 0.1;
        const near = Math.max(0, 1 - Math.hypot(x - cx, y - cy) / reach);
        return circle(x, y, cell * (0.09 + near * 0.36), near > 0.72 ? "pale" : near > 0.36 ? "deep" : "mid");
      });
    },
  },
  {
    name: "signal",
    ground: "mid",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.max(w, h);
      const x = w * random.pick([0.12, 0.88]);
      const y = h * random.between(0.84, 0.94);
      return [
        ...(["deep", "field", "deep", "field", "deep"] as const).map((tone, index): Shape => {
          const r = unit * (0.98 - index * 0.19);
          return circle(x, y, r, tone);
        }),
        circle(x, y, unit * 0.11, "pale"),
        circle(w - x, h * random.between(0.12, 0.2), unit * 0.055, "pale"),
      ];
    },
  },
  {
    name: "cubes",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.max(w, h);
      const half = unit * 0.155;
      const quarter = half / 1.732;
      const cube = (x: number, y: number): Shape[] => [
        path(
          "pale",
          "M",
          x,
          y - quarter * 2,
          "l",
          half,
          quarter,
          "l",
          -half,
          quarter,
          "l",
          -half,
          -quarter,
          "Z",
        ),
        path(
          "mid",
          "M",
          x - half,
          y - quarter,
          "l",
          half,
          quarter,
          "v",
          quarter * 2,
          "l",
          -half,
          -quarter,
          "Z",
        ),
        path(
          "deep",
          "M",
          x + half,
          y - quarter,
          "l",
          -half,
          quarter,
          "v",
          quarter * 2,
          "l",
          half,
          -quarter,
          "Z",
        ),
      ];
      const columns = Math.ceil(w / (half * 2)) + 2;
      const rows = Math.ceil(h / (quarter * 3)) + 2;
      return range(columns * rows).flatMap((index): Shape[] => {
        const row = Math.floor(index / columns);
        const x = w / 2 + ((index % columns) - Math.floor(columns / 2)) * half * 2 + (row % 2) * half;
        const y = row * quarter * 3 + quarter * 0.5;
        return random.chance(0.26) ? [] : cube(x, y);
      });
    },
  },
  {
    name: "keys",
    ground: "deep",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.max(w, h) / 5;
      const gap = unit * 0.12;
      const rows = Math.ceil(h / unit) + 1;
      const shift = random.between(0.2, 0.8);
      return range(rows).flatMap((row): Shape[] => {
        const keys: Shape[] = [];
        let x = -unit * ((row * 0.37 + shift) % 1);
        while (x < w) {
          const width = unit * random.pick([1, 1, 1, 1.5, 2]);
          const tone = random.pick<Tone>(["mid", "mid", "field", "mid", "pale"]);
          keys.push(
            rect(x + gap / 2, row * unit + gap / 2 - unit * 0.3, width - gap, unit - gap, tone, {
              radius: unit * 0.16,
            }),
          );
          x += width;
        }
        return keys;
      });
    },
  },
];
