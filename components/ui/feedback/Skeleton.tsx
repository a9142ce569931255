import clsx from "clsx";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../display/VisuallyHidden";

type SkeletonProps = { shape?: "text" | "block" | "circle"; className?: string };

const shapes = {
  // A line of text is as high as its line box, so that nothing moves when the words arrive.
  text: "my-[0.2em] block h-[1.1em] rounded-sm",
  block: "block rounded-md",
  circle: "block rounded-full",
};

/** The place of something that is on its way; give it the exact size by className. */
export function Skeleton({ shape = "text", className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx("animate-pulse bg-line", shapes[shape], className)} />;
}

type SkeletonGroupProps = {
  label: string;
  /** The words stand there for everybody, not only for screen readers. */
  showLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** Skeletons that load together: says so once to screen readers. */
export function SkeletonGroup({ label, showLabel = false, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" data-skeletons className={className}>
      {showLabel ? <p className="mb-3 text-muted">{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  );
}
