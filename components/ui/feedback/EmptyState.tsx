import clsx from "clsx";
import type { ReactNode } from "react";
import { EmptyFigure, type EmptyFigureKind } from "./EmptyFigure";

type EmptyStateProps = {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  figure?: EmptyFigureKind;
  /** The next action. */
  action?: ReactNode;
  compact?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Says that there is nothing, why, and what to do. Left-aligned. */
export function EmptyState({
  title,
  headingLevel = 2,
  figure = "list",
  action,
  compact = false,
  className,
  children,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={clsx(
        "flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg border border-line border-dashed",
        compact ? "p-5" : "px-5 py-8 sm:p-10",
        className,
      )}
    >
      <EmptyFigure kind={figure} className={compact ? "w-20 shrink-0" : "w-28 shrink-0"} />
      <div className="min-w-[min(100%,13rem)] flex-1">
        <Heading className="font-semibold text-xl">{title}</Heading>
        {children ? <div className="mt-1.5 max-w-[52ch] text-muted">{children}</div> : null}
        {action ? <div className="mt-4 flex flex-wrap gap-2">{action}</div> : null}
      </div>
    </div>
  );
}
