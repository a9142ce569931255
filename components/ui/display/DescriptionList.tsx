import clsx from "clsx";
import type { ReactNode } from "react";

type DescriptionListProps = {
  /** `note`: what a short value is about, in a line below it. `isToday`: the row of the present day. */
  items: { term: string; description: ReactNode; note?: ReactNode; isToday?: boolean }[];
  /**
   * `rows`: term and value at both ends of a line, separated by lines; a value that is too long for that begins below its term.
   * `stack`: the value below its term.
   */
  layout?: "rows" | "stack";
  className?: string;
};

export function DescriptionList({ items, layout = "rows", className }: DescriptionListProps) {
  const rows = layout === "rows";
  return (
    <dl className={clsx("grid grid-cols-1", !rows && "gap-4", className)}>
      {items.map(({ term, description, note = null, isToday = false }) => (
        <div
          key={term}
          aria-current={isToday ? "date" : undefined}
          className={clsx(
            rows &&
              "flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-3 first:border-0",
          )}
        >
          <dt
            className={clsx(
              "min-w-0 text-sm [overflow-wrap:anywhere]",
              isToday ? "font-semibold text-ink" : "text-muted",
            )}
          >
            {term}
          </dt>
          <dd
            className={clsx(
              "min-w-0",
              isToday ? "font-bold" : "font-medium",
              rows && note !== null && "text-right",
            )}
          >
            {description}
            {note === null ? null : <span className="block font-normal text-muted text-sm">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
