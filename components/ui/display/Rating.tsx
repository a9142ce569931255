import clsx from "clsx";
import { Star } from "lucide-react";
import { VisuallyHidden } from "./VisuallyHidden";

type RatingProps = {
  /** The average, 0–5; null when there are no reviews yet. */
  value: number | null;
  /** The average as it is written in the language: "4,8". */
  valueText: string;
  countText?: string;
  /** The whole sentence for screen readers: "4.8 of 5, 212 reviews". */
  label: string;
  /** Shown in place of the number while there are no reviews. */
  newLabel?: string;
  /** Five stars in place of one. */
  stars?: boolean;
  size?: "sm" | "md" | "lg";
  className?: string;
};

const sizes = { sm: "text-sm", md: "text-base", lg: "text-xl" };

export function Rating({
  value,
  valueText,
  countText,
  label,
  newLabel,
  stars = false,
  size = "md",
  className,
}: RatingProps) {
  return (
    <span className={clsx("inline-flex items-center gap-[0.35em] whitespace-nowrap", sizes[size], className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className="inline-flex items-center gap-[0.35em]">
        {value === null ? (
          <span className="font-semibold">{newLabel}</span>
        ) : (
          <>
            {stars ? <Stars value={value} /> : <Star className="size-[0.9em] fill-current" />}
            <span className="num font-semibold">{valueText}</span>
            {countText ? <span className="font-normal text-[0.875em] text-muted">{countText}</span> : null}
          </>
        )}
      </span>
    </span>
  );
}

const positions = [0, 1, 2, 3, 4];

function Stars({ value }: { value: number }) {
  return (
    <span className="inline-flex gap-0.5">
      {positions.map((position) => {
        const share = Math.min(1, Math.max(0, value - position));
        return (
          <span key={position} className="relative size-[1em]">
            <Star className="absolute size-full text-control" strokeWidth={1.75} />
            <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${share * 100}%` }}>
              <Star className="size-[1em] max-w-none fill-current" strokeWidth={1.75} />
            </span>
          </span>
        );
      })}
    </span>
  );
}
