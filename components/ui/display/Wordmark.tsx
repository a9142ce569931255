import clsx from "clsx";
import { brand } from "@/lib/brand";

type WordmarkProps = {
  name?: string;
  size?: "sm" | "md" | "lg";
  /** `board`: for the dark board, in both themes. */
  tone?: "ink" | "board";
  className?: string;
};

const sizes = { sm: "text-lg", md: "text-[1.5625rem]", lg: "text-2xl" };

/** The product's name with its mark, a small day ribbon with a free time. */
export function Wordmark({ name = brand.name, size = "md", tone = "ink", className }: WordmarkProps) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-[0.36em] font-bold font-display leading-none tracking-[-0.03em]",
        tone === "board" ? "text-board-ink" : "text-ink",
        sizes[size],
        className,
      )}
    >
      {name}
      <svg aria-hidden="true" viewBox="0 0 22 10" className="h-[0.4em] w-[0.88em] translate-y-[0.04em]">
        <rect width="22" height="10" rx="2" className={tone === "board" ? "fill-board-muted" : "fill-mark"} />
        <rect x="8" width="9" height="10" className="fill-signal" />
      </svg>
    </span>
  );
}
