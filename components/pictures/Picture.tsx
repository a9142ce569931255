import clsx from "clsx";
import type { CategoryKey } from "./category";
import { compose, type PictureFormat } from "./composition";
import type { Shape, Tone } from "./shapes";

type PictureProps = {
  /** The id of the provider or service. */
  seed: string;
  category: CategoryKey;
  /** The proportions of the picture; its box crops it. */
  format?: PictureFormat;
  /** The text alternative; left out where the text beside it says the same. */
  label?: string;
  className?: string;
};

const fills: Record<Tone, string> = {
  field: "fill-hue-field",
  mid: "fill-hue-mid",
  deep: "fill-hue-deep",
  pale: "fill-hue-pale",
};

const strokes: Record<Tone, string> = {
  field: "stroke-hue-field",
  mid: "stroke-hue-mid",
  deep: "stroke-hue-deep",
  pale: "stroke-hue-pale",
};

/** The generated picture of a provider or service, in its category's hue and the current theme. */
export function Picture({ seed, category, format = "square", label, className }: PictureProps) {
  const { width, height, ground, shapes } = compose(seed, category, format);
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      data-hue={category}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={clsx("block size-full", className)}
    >
      <rect width={width} height={height} className={fills[ground]} />
      {shapes.map((shape) => (
        <ShapeMark key={JSON.stringify(shape)} shape={shape} />
      ))}
    </svg>
  );
}

function ShapeMark({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case "circle":
      return <circle cx={shape.x} cy={shape.y} r={shape.r} className={fills[shape.tone]} />;
    case "rect":
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
          transform={
            shape.turn
              ? `rotate(${shape.turn} ${shape.x + shape.width / 2} ${shape.y + shape.height / 2})`
              : undefined
          }
          className={fills[shape.tone]}
        />
      );
    case "path":
      return <path d={shape.d} className={fills[shape.tone]} />;
    case "line":
      return <path d={shape.d} strokeWidth={shape.width} className={strokes[shape.tone]} />;
  }
}
