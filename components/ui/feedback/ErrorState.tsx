import clsx from "clsx";
import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/Button";

type ErrorStateProps = {
  title: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
  retryLabel?: string;
  /** The action to retry; server pages pass a link as `action` instead. */
  onRetry?: () => void;
  retrying?: boolean;
  action?: ReactNode;
  /** A reference for support. */
  reference?: ReactNode;
  compact?: boolean;
  className?: string;
  /** What it means, what is safe and what to do. */
  children?: ReactNode;
};

/** Says what went wrong, what is safe, and offers to retry. */
export function ErrorState({
  title,
  headingLevel = 2,
  retryLabel,
  onRetry,
  retrying = false,
  action,
  reference,
  compact = false,
  className,
  children,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role="alert"
      className={clsx(
        "flex flex-wrap items-start gap-x-5 gap-y-4 rounded-lg border border-line",
        compact ? "p-5" : "px-5 py-8 sm:p-10",
        className,
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-[min(100%,13rem)] flex-1">
        <Heading className="font-semibold text-xl">{title}</Heading>
        {children ? <div className="mt-1.5 max-w-[52ch] text-muted">{children}</div> : null}
        {onRetry || action ? (
          <div className="mt-4 flex flex-wrap gap-2">
            {onRetry && retryLabel ? (
              <Button onClick={onRetry} loading={retrying} icon={<RotateCw aria-hidden="true" />}>
                {retryLabel}
              </Button>
            ) : null}
            {action}
          </div>
        ) : null}
        {reference ? <p className="mt-4 break-all text-muted text-xs">{reference}</p> : null}
      </div>
    </div>
  );
}
