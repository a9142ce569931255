import clsx from "clsx";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "../feedback/Skeleton";

/** Figures in one frame, side by side or stacked where there is no room. */
export function StatGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <dl
      aria-label={label}
      className={clsx(
        "grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] overflow-hidden rounded-lg border border-line bg-card",
        className,
      )}
    >
      {children}
    </dl>
  );
}

type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** The change from the previous period; `good` says whether it is welcome. */
  delta?: { text: string; direction: "up" | "down" | "same"; good?: boolean };
  loading?: boolean;
};

const arrows = { up: TrendingUp, down: TrendingDown, same: Minus };

export function StatCard({ label, value, note, delta, loading = false }: StatCardProps) {
  const Arrow = delta ? arrows[delta.direction] : null;
  return (
    <div className="-mr-px -mb-px min-w-0 border-line border-r border-b px-5 py-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>
        <span className="num block font-semibold text-2xl">
          {loading ? <Skeleton className="w-[4ch]" /> : value}
        </span>
        {delta && Arrow ? (
          <span
            className={clsx(
              "mt-1 flex items-center gap-1.5 text-sm",
              delta.good === undefined ? "text-muted" : delta.good ? "text-positive" : "text-warning",
            )}
          >
            <Arrow aria-hidden="true" className="size-4 shrink-0" />
            {delta.text}
          </span>
        ) : null}
        {note ? <span className="mt-1 block text-muted text-sm">{note}</span> : null}
      </dd>
    </div>
  );
}
