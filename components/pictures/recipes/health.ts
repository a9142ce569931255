import { circle, dome, leaf, line, path, rect, type Shape, type Tone, wave } from "../shapes";
import { type RecipeList, range } from "./recipe";

/** Hills, tracks and leaves. */
export const healthRecipes: RecipeList = [
  {
    name: "hills",
    ground: "pale",
    draw: (random, canvas) => {
      const { width: w, height: h } = canvas;
      const bend = h * random.between(0.14, 0.26) * random.pick([1, -1]);
      return [
        circle(
          w * random.between(0.28, 0.72),
          h * random.between(0.24, 0.34),
          Math.min(w, h) * random.between(0.15, 0.2),
          "mid",
        ),
        wave(canvas, h * 0.5, h * 0.6, bend, "field"),
        wave(canvas, h * 0.74, h * 0.62, -bend, "mid"),
        wave(canvas, h * 0.8, h * 0.9, bend * 0.7, "deep"),
      ];
    },
  },
  {
    name: "track",
    ground: "deep",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.max(w, h);
      const [x, y] = [w * random.pick([0.08, 0.92]), h * random.between(0.86, 1)];
      const lane = unit * 0.13;
      return [
        ...(["mid", "field", "mid", "field", "mid", "field"] as const).map((tone, index): Shape => {
          const r = unit * 0.26 + index * lane;
          return line(tone, lane * 0.84, "M", x - r, y, "A", r, r * 0.94, 0, 0, 1, x + r, y);
        }),
        circle(x, y, unit * 0.17, "pale"),
      ];
    },
  },
  {
    name: "leaves",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const x = w * random.between(0.42, 0.58);
      const lean = w * random.between(-0.08, 0.08);
      const reach = Math.min(w * 0.5, h * 0.36);
      const pairs = 4;
      const stem = line("deep", 4, "M", x, h + 4, "Q", x, h * 0.5, x + lean, h * 0.12);
      return [
        stem,
        ...range(pairs).flatMap((index): Shape[] => {
          const share = index / pairs;
          const y = h * (0.94 - share * 0.66);
          const base = x + lean * share ** 2;
          const size = reach * (1 - share * 0.4);
          const [left, right] = random.pick<readonly [Tone, Tone]>([
            ["mid", "deep"],
            ["deep", "mid"],
            ["pale", "deep"],
            ["mid", "pale"],
          ]);
          return [
            leaf(base, y, base - size, y - size * 0.66, size * 0.4, left),
            leaf(base, y - h * 0.05, base + size, y - h * 0.05 - size * 0.66, size * 0.4, right),
          ];
        }),
        leaf(x + lean, h * 0.3, x + lean * 1.2, h * 0.02, reach * 0.24, "mid"),
      ];
    },
  },
  {
    name: "bounce",
    ground: "pale",
    draw: (random, { width: w, height: h }) => {
      const ground = h * 0.8;
      const first = w * random.between(0.34, 0.42);
      const spans = [first, first * 0.72, first * 0.5];
      const unit = Math.min(w, h);
      let x = w * -0.04;
      const arcs = spans.map((span, index): Shape => {
        const start = x;
        x += span;
        const tone = (["deep", "mid", "field"] as const)[index] ?? "field";
        return path(
          tone,
          "M",
          start,
          ground,
          "A",
          span / 2,
          h * (0.58 - index * 0.17),
          0,
          0,
          1,
          start + span,
          ground,
          "Z",
        );
      });
      return [
        rect(-2, ground, w + 4, h, "field"),
        ...arcs,
        circle(Math.min(w * 0.88, x + unit * 0.06), ground - unit * 0.1, unit * 0.1, "deep"),
        circle(w * 0.72, h * 0.2, unit * 0.07, "mid"),
      ];
    },
  },
  {
    name: "balance",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.min(w, h);
      const x = w * 0.5;
      const base = h * 0.86;
      const tilt = random.between(5, 9) * random.pick([1, -1]);
      const r = unit * 0.22;
      const bar = unit * 0.07;
      const top = base - r - bar;
      return [
        rect(-2, base, w + 4, h, "deep"),
        dome(x, base, r, "mid"),
        rect(x - unit * 0.44, top, unit * 0.88, bar, "deep", { radius: bar / 2, turn: tilt }),
        circle(x - unit * 0.28, top - unit * 0.13 - tilt * unit * 0.0058, unit * 0.125, "pale"),
        dome(x + unit * 0.26, top - unit * 0.005 + tilt * unit * 0.0042, unit * 0.14, "mid"),
        circle(x + unit * random.between(-0.05, 0.08), h * 0.2, unit * 0.06, "deep"),
      ];
    },
  },
  {
    name: "sunrise",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const unit = Math.max(w, h);
      const x = w * random.between(0.38, 0.62);
      const horizon = h * random.between(0.66, 0.76);
      const rings = [
        [0.52, "pale"],
        [0.41, "mid"],
        [0.3, "field"],
        [0.2, "deep"],
      ] as const;
      return [
        ...rings.map(([r, tone]) => circle(x, horizon, unit * r, tone)),
        rect(-2, horizon, w + 4, h, "deep"),
        ...range(4).map((index) => {
          const length = w * random.between(0.2, 0.5);
          return rect(
            x - length / 2 + w * random.between(-0.12, 0.12),
            horizon + (index + 1) * h * 0.055,
            length,
            h * 0.014,
            "mid",
            { radius: h * 0.007 },
          );
        }),
      ];
    },
  },
];
