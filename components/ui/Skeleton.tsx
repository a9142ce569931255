import clsx from "clsx";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden";

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

/** Skeletons that load together: says so once to screen readers. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
