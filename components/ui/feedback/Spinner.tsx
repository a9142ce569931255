import clsx from "clsx";
import { VisuallyHidden } from "../display/VisuallyHidden";

type SpinnerProps = { label?: string; size?: "sm" | "md"; className?: string };

/** A spinner. Set a label where nothing else says that something loads. */
export function Spinner({ label, size = "sm", className }: SpinnerProps) {
  return (
    <span className={clsx("inline-grid place-items-center", className)} role={label ? "status" : undefined}>
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill="none"
        strokeWidth="2.5"
        className={clsx("animate-spin", size === "sm" ? "size-5" : "size-8")}
      >
        <circle cx="10" cy="10" r="8" stroke="currentColor" opacity="0.22" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
