import { circle, line, path, rect, type Shape } from "../shapes";
import { type RecipeList, range } from "./recipe";

/** Roads, wheels and lanes. */
export const automotiveRecipes: RecipeList = [
  {
    name: "road",
    ground: "pale",
    draw: (random, { width: w, height: h }) => {
      const horizon = h * random.between(0.42, 0.5);
      const x = w * random.between(0.4, 0.6);
      const dashes = [0.1, 0.26, 0.5, 0.82].map((share): Shape => {
        const y = horizon + (h - horizon) * share;
        const half = 1 + share * w * 0.028;
        return path(
          "pale",
          "M",
          x - half,
          y,
          "H",
          x + half,
          "L",
          x + half * 1.7,
          y + share * h * 0.12,
          "H",
          x - half * 1.7,
          "Z",
        );
      });
      return [
        circle(w * random.between(0.24, 0.76), horizon - h * 0.02, Math.min(w, h) * 0.22, "mid"),
        rect(-2, horizon, w + 4, h, "field"),
        path(
          "deep",
          "M",
          x - w * 0.025,
          horizon,
          "H",
          x + w * 0.025,
          "L",
          x + w * 0.46,
          h + 2,
          "H",
          x - w * 0.46,
          "Z",
        ),
        ...dashes,
      ];
    },
  },
  {
    name: "wheel",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.max(w, h);
      const [x, y] = [w * random.pick([0.3, 0.7]), h * random.between(0.6, 0.72)];
      const r = unit * 0.44;
      const spokes = random.pick([5, 6, 8]);
      const turn = random.between(0, Math.PI);
      return [
        circle(x, y, r, "deep"),
        circle(x, y, r * 0.7, "mid"),
        ...range(spokes).map((index): Shape => {
          const angle = turn + (index / spokes) * Math.PI * 2;
          return line(
            "pale",
            r * 0.1,
            "M",
            x,
            y,
            "L",
            x + Math.cos(angle) * r * 0.62,
            y + Math.sin(angle) * r * 0.62,
          );
        }),
        circle(x, y, r * 0.22, "pale"),
        circle(x, y, r * 0.1, "deep"),
      ];
    },
  },
  {
    name: "lanes",
    ground: "mid",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.max(w, h);
      const lean = random.pick([1, -1]) * unit * random.between(0.3, 0.5);
      const band = unit * 0.14;
      const start = w / 2 - lean / 2 - band * 3;
      const tones = ["deep", "field", "deep", "pale", "deep", "field"] as const;
      return [
        ...tones.map((tone, index): Shape => {
          const x = start + index * band * 1.18;
          return path(
            tone,
            "M",
            x,
            h + 2,
            "L",
            x + lean,
            -2,
            "H",
            x + lean + band * 0.8,
            "L",
            x + band * 0.8,
            h + 2,
            "Z",
          );
        }),
        circle(w * random.between(0.3, 0.7), h * random.between(0.3, 0.6), Math.min(w, h) * 0.17, "pale"),
      ];
    },
  },
  {
    name: "bends",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const side = random.pick([1, -1]);
      const x = w * 0.5;
      const swing = w * random.between(0.55, 0.8) * side;
      const bend = (tone: "deep" | "pale" | "mid", width: number, shift = 0) =>
        line(
          tone,
          width,
          ...[
            "M",
            x - swing * 0.36 + shift,
            h + 10,
            "C",
            x - swing * 0.4 + shift,
            h * 0.62,
            x + swing * 0.62 + shift,
            h * 0.74,
          ],
          ...[
            x + swing * 0.32 + shift,
            h * 0.44,
            "S",
            x - swing * 0.5 + shift,
            h * 0.3,
            x + swing * 0.06 + shift,
            -10,
          ],
        );
      const unit = Math.min(w, h);
      return [
        circle(x + swing * 0.62, h * 0.2, unit * 0.22, "mid"),
        circle(x - swing * 0.6, h * 0.72, unit * 0.17, "pale"),
        bend("deep", unit * 0.26),
        bend("pale", unit * 0.018),
      ];
    },
  },
  {
    name: "silhouette",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.min(w * 0.92, h * 1.2);
      const x = w / 2 - unit / 2;
      const road = h * 0.76;
      const wheel = unit * 0.125;
      const body = road - wheel * 0.75;
      const rise = unit * random.between(0.17, 0.21);
      const cabin = random.between(0.2, 0.3);
      return [
        circle(w * random.between(0.25, 0.75), h * 0.36, Math.min(w, h) * 0.25, "pale"),
        rect(-2, road, w + 4, h, "mid"),
        path(
          "deep",
          ...[
            "M",
            x + unit * 0.02,
            body,
            "V",
            body - rise * 0.66,
            "Q",
            x + unit * 0.03,
            body - rise,
            x + unit * 0.13,
            body - rise,
          ],
          ...[
            "L",
            x + unit * cabin,
            body - rise * 1.05,
            "Q",
            x + unit * (cabin + 0.09),
            body - rise * 2.1,
            x + unit * (cabin + 0.22),
            body - rise * 2.1,
          ],
          ...[
            "H",
            x + unit * (cabin + 0.32),
            "Q",
            x + unit * (cabin + 0.44),
            body - rise * 2.1,
            x + unit * (cabin + 0.53),
            body - rise * 1.05,
          ],
          ...[
            "L",
            x + unit * 0.92,
            body - rise * 0.9,
            "Q",
            x + unit * 0.99,
            body - rise * 0.84,
            x + unit * 0.985,
            body - rise * 0.3,
            "V",
            body,
            "Z",
          ],
        ),
        ...[0.24, 0.77].flatMap((share): Shape[] => [
          circle(x + unit * share, road - wheel * 0.62, wheel, "deep"),
          circle(x + unit * share, road - wheel * 0.62, wheel * 0.52, "field"),
        ]),
      ];
    },
  },
  {
    name: "arrows",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.min(w * 1.1, h);
      const side = random.pick([1, -1]);
      const band = unit * 0.17;
      const reach = unit * 0.42;
      const y = h * random.between(0.44, 0.56);
      const front = w * 0.5 + side * unit * 0.4;
      return [
        ...(["mid", "deep", "pale"] as const).map((tone, index): Shape => {
          const x = front - side * index * band * 1.75;
          return path(
            tone,
            ...["M", x, y, "L", x - side * reach, y - reach, "h", -side * band, "L", x - side * band, y],
            ...["L", x - side * (reach + band), y + reach, "h", side * band, "Z"],
          );
        }),
        rect(-2, h * 0.93, w + 4, h, "deep"),
      ];
    },
  },
];
