import { arch, circle, line, path, rect, type Shape, type Tone, wave } from "../shapes";
import { type RecipeList, range } from "./recipe";

/** Skin, hair and water: round, flowing shapes. */
export const beautyRecipes: RecipeList = [
  {
    name: "shore",
    ground: "field",
    draw: (random, { width: w, height: h }) => [
      circle(
        w * random.between(0.62, 0.82),
        h * random.between(0.2, 0.36),
        Math.min(w, h) * random.between(0.34, 0.46),
        "mid",
      ),
      wave(
        { width: w, height: h },
        h * random.between(0.86, 0.98),
        h * random.between(0.46, 0.6),
        h * random.between(0.2, 0.34),
        "deep",
      ),
      circle(
        w * random.between(0.2, 0.34),
        h * random.between(0.5, 0.62),
        Math.min(w, h) * random.between(0.09, 0.13),
        "pale",
      ),
    ],
  },
  {
    name: "strands",
    ground: "pale",
    draw: (random, { width: w, height: h }) => {
      const lift = random.between(0.16, 0.3) * h;
      const band = h / 6.5;
      const tones = random.chance(0.5)
        ? (["field", "mid", "deep", "mid", "field", "deep"] as const)
        : (["mid", "field", "deep", "field", "mid", "deep"] as const);
      return tones.map((tone, index) => {
        const y = h * 0.14 + index * band;
        return line(
          tone,
          band * 0.82,
          ...[
            "M",
            -band,
            y + lift,
            "C",
            w * 0.32,
            y + lift * 1.3,
            w * 0.36,
            y - lift * 1.1,
            w * 0.62,
            y - lift * 0.9,
          ],
          ...["S", w * 0.9, y + lift * 0.7, w + band, y + lift * 0.2],
        );
      });
    },
  },
  {
    name: "arches",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const x = w * random.between(0.4, 0.6);
      const widest = Math.min(w * 0.86, h * 0.72);
      const tall = Math.min(h * 0.86, widest * 1.5);
      const tones = ["mid", "deep", "field", "pale"] as const;
      return [
        ...tones.map((tone, index) =>
          arch(x, h + 2, widest * (1 - index * 0.24), tall * (1 - index * 0.2), tone),
        ),
        circle(
          x + widest * random.pick([-0.44, 0.44]),
          h * random.between(0.12, 0.18),
          widest * 0.09,
          "deep",
        ),
      ];
    },
  },
  {
    name: "pebbles",
    ground: "pale",
    draw: (random, { width: w, height: h }) => {
      const x = w * random.between(0.42, 0.58);
      const unit = Math.min(w, h);
      const stones = [
        { rx: 0.36, ry: 0.125, tone: "deep" },
        { rx: 0.28, ry: 0.1, tone: "mid" },
        { rx: 0.2, ry: 0.082, tone: "field" },
        { rx: 0.115, ry: 0.06, tone: "deep" },
      ] as const;
      const ground = h * 0.8;
      let y = ground;
      const stack = stones.map(({ rx, ry, tone }): Shape => {
        y -= ry * unit;
        const drift = unit * random.between(-0.035, 0.035);
        const stone = ellipse(x + drift, y, rx * unit, ry * unit, tone);
        y -= ry * unit * 0.9;
        return stone;
      });
      return [
        circle(x + unit * random.pick([-0.3, 0.3]), h * 0.3, unit * 0.2, "field"),
        rect(-2, ground - unit * 0.02, w + 4, h, "mid"),
        ...stack,
      ];
    },
  },
  {
    name: "petals",
    ground: "field",
    draw: (random, { width: w, height: h }) => {
      const tile = Math.max(w, h) / 4;
      const columns = Math.ceil(w / tile);
      const rows = Math.ceil(h / tile);
      return range(columns * rows).flatMap((index): Shape[] => {
        const x = (index % columns) * tile;
        const y = Math.floor(index / columns) * tile;
        const tone = random.pick<Tone>(["mid", "deep", "pale", "mid"]);
        const rising = random.chance(0.5);
        if (random.chance(0.14)) return [circle(x + tile / 2, y + tile / 2, tile * 0.24, tone)];
        return [
          rising
            ? path(
                tone,
                "M",
                x,
                y + tile,
                "A",
                tile,
                tile,
                0,
                0,
                1,
                x + tile,
                y,
                "A",
                tile,
                tile,
                0,
                0,
                1,
                x,
                y + tile,
                "Z",
              )
            : path(
                tone,
                "M",
                x,
                y,
                "A",
                tile,
                tile,
                0,
                0,
                1,
                x + tile,
                y + tile,
                "A",
                tile,
                tile,
                0,
                0,
                1,
                x,
                y,
                "Z",
              ),
        ];
      });
    },
  },
  {
    name: "mirror",
    ground: "mid",
    draw: (random, { width: w, height: h }) => {
      const x = w * random.between(0.42, 0.58);
      const rx = Math.min(w * 0.34, h * 0.27);
      const ry = Math.min(h * 0.4, rx * 1.45);
      const y = h * 0.46;
      const side = random.pick([1, -1]);
      return [
        wave({ width: w, height: h }, h * 0.8, h * 0.72, h * 0.05 * side, "deep"),
        ellipse(x, y, rx + 7, ry + 7, "field"),
        ellipse(x, y, rx, ry, "pale"),
        path(
          "field",
          "M",
          x + rx * 0.1 * side,
          y + ry,
          "A",
          rx,
          ry,
          0,
          0,
          side > 0 ? 0 : 1,
          x + rx * side,
          y,
          "A",
          rx,
          ry,
          0,
          0,
          side > 0 ? 0 : 1,
          x + rx * 0.62 * side,
          y - ry * 0.785,
          "Z",
        ),
        circle(x - rx * 1.25 * side, h * random.between(0.16, 0.24), rx * 0.16, "pale"),
      ];
    },
  },
];

function ellipse(x: number, y: number, rx: number, ry: number, tone: Shape["tone"]): Shape {
  return path(tone, "M", x - rx, y, "A", rx, ry, 0, 0, 1, x + rx, y, "A", rx, ry, 0, 0, 1, x - rx, y, "Z");
}
