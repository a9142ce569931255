import clsx from "clsx";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../display/VisuallyHidden";

type SkeletonProps = { shape?: "text" | "block" | "circle"; className?: string };

const shapes = {
  // As high as a line box, so that nothing moves when the text arrives.
  text: "my-[0.2em] block h-[1.1em] rounded-sm",
  block: "block rounded-md",
  circle: "block rounded-full",
};

/** A placeholder for something that loads; set its exact size by className. */
export function Skeleton({ shape = "text", className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx("animate-pulse bg-line", shapes[shape], className)} />;
}

type SkeletonGroupProps = {
  label: string;
  /** Whether the label is visible to everybody, not only to screen readers. */
  showLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** Skeletons that load together, announced once to screen readers. */
export function SkeletonGroup({ label, showLabel = false, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" data-skeletons className={className}>
      {showLabel ? <p className="mb-3 text-muted">{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  );
}
