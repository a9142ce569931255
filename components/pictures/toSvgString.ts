import type { CategoryKey } from "./category";
import { compose, type PictureFormat } from "./composition";
import { hexOfTone } from "./hues";
import type { Shape } from "./shapes";

type SvgStringOptions = { seed: string; category: CategoryKey; width: number; height: number };

/** The picture as an SVG document with concrete colours, cropped to `width` × `height` pixels. */
export function toSvgString({ seed, category, width, height }: SvgStringOptions): string {
  const { width: w, height: h, ground, shapes } = compose(seed, category, formatFor(width / height));
  const colour = (tone: Shape["tone"]) => hexOfTone(category, tone);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">`,
    `<rect width="${w}" height="${h}" fill="${colour(ground)}"/>`,
    ...shapes.map((shape) => shapeMarkup(shape, colour(shape.tone))),
    "</svg>",
  ].join("");
}

function formatFor(ratio: number): PictureFormat {
  if (ratio > 1.3) return "wide";
  return ratio < 0.8 ? "tall" : "square";
}

function shapeMarkup(shape: Shape, colour: string): string {
  switch (shape.kind) {
    case "circle":
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" fill="${colour}"/>`;
    case "rect": {
      const turn = shape.turn
        ? ` transform="rotate(${shape.turn} ${shape.x + shape.width / 2} ${shape.y + shape.height / 2})"`
        : "";
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.radius}"${turn} fill="${colour}"/>`;
    }
    case "path":
      return `<path d="${shape.d}" fill="${colour}"/>`;
    case "line":
      return `<path d="${shape.d}" fill="none" stroke="${colour}" stroke-width="${shape.width}"/>`;
  }
}
