import clsx from "clsx";
import type { ReactNode } from "react";
import { contentLocale } from "@/lib/i18n/locales";

type TimeBoardProps = {
  label: string;
  /** Whether the label is the name of a service. */
  isNamed?: boolean;
  date: string;
  time: string;
  /** Lines below the time with names and addresses, as the business wrote them; empty ones are left out. */
  names: readonly string[];
  /** Lines in the language of the page. */
  details?: readonly string[];
  /** Whether the time is cancelled or lost. */
  isOver?: boolean;
  children?: ReactNode;
};

/** The booked time in large type. */
export function TimeBoard({
  label,
  isNamed = false,
  date,
  time,
  names,
  details = [],
  isOver = false,
  children,
}: TimeBoardProps) {
  // Set on the parts, because a line through the whole is not drawn in its blocks.
  const part = clsx("inline-block", isOver && "line-through decoration-2");
  return (
    <section aria-label={label} className="on-board rounded-lg p-5 sm:p-7">
      <p lang={isNamed ? contentLocale : undefined} className="text-board-muted text-sm">
        {label}
      </p>
      <p
        className={clsx(
          "num mt-1 font-semibold text-[1.75rem] leading-[1.1] sm:text-[2.5rem]",
          isOver && "text-board-muted",
        )}
      >
        <span className={part}>{date}</span> <span className={part}>{time}</span>
      </p>
      <div className="mt-2 text-board-muted">
        {names.filter(Boolean).map((name) => (
          <p key={name} lang={contentLocale}>
            {name}
          </p>
        ))}
        {details.filter(Boolean).map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
      {children}
    </section>
  );
}
