/** The four tones of a category's hue. A picture names tones, not colours. */
export type Tone = "field" | "mid" | "deep" | "pale";

export type Shape =
  | { kind: "circle"; x: number; y: number; r: number; tone: Tone }
  | {
      kind: "rect";
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      turn: number;
      tone: Tone;
    }
  | { kind: "path"; d: string; tone: Tone }
  | { kind: "line"; d: string; width: number; tone: Tone };

/** The size that a recipe draws in. */
export type Canvas = { width: number; height: number };

/** One decimal is finer than any screen shows, and keeps the markup small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function circle(x: number, y: number, r: number, tone: Tone): Shape {
  return { kind: "circle", x: round(x), y: round(y), r: round(r), tone };
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Tone,
  { radius = 0, turn = 0 }: { radius?: number; turn?: number } = {},
): Shape {
  return {
    kind: "rect",
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    radius: round(radius),
    turn: round(turn),
    tone,
  };
}

type Step = string | number;

/** Writes path data from letters and numbers, rounded. */
export function pathData(...steps: Step[]): string {
  return steps.map((step) => (typeof step === "number" ? round(step) : step)).join(" ");
}

export function path(tone: Tone, ...steps: Step[]): Shape {
  return { kind: "path", d: pathData(...steps), tone };
}

export function line(tone: Tone, width: number, ...steps: Step[]): Shape {
  return { kind: "line", d: pathData(...steps), width: round(width), tone };
}

/** The area below a wave from the left edge to the right one. */
export function wave({ width, height }: Canvas, from: number, to: number, bend: number, tone: Tone): Shape {
  const third = width / 3;
  return path(
    tone,
    ...["M", -4, from, "C", third, from - bend, third * 2, to + bend, width + 4, to],
    ...["V", height + 4, "H", -4, "Z"],
  );
}

/** A half disc on the line `y`. */
export function dome(x: number, y: number, r: number, tone: Tone): Shape {
  return path(tone, "M", x - r, y, "A", r, r, 0, 0, 1, x + r, y, "Z");
}

/** An upright arch: straight sides with a round top, standing on `base`. */
export function arch(x: number, base: number, width: number, height: number, tone: Tone): Shape {
  const r = width / 2;
  return path(
    tone,
    "M",
    x - r,
    base,
    "V",
    base - height + r,
    "A",
    r,
    r,
    0,
    0,
    1,
    x + r,
    base - height + r,
    "V",
    base,
    "Z",
  );
}

/** A leaf between two points, bulging by `bulge` on both sides. */
export function leaf(x1: number, y1: number, x2: number, y2: number, bulge: number, tone: Tone): Shape {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * bulge, ((x2 - x1) / length) * bulge];
  return path(tone, "M", x1, y1, "Q", mx + nx, my + ny, x2, y2, "Q", mx - nx, my - ny, x1, y1, "Z");
}
