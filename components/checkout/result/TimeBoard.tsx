import clsx from "clsx";
import type { ReactNode } from "react";

type TimeBoardProps = {
  label: string;
  date: string;
  time: string;
  /** Below it, a line each; what is empty is left out. */
  details: readonly string[];
  /** A time that is not on any more: cancelled, lost. */
  isOver?: boolean;
  children?: ReactNode;
};

/** The booked time, as large as on a departure board. */
export function TimeBoard({ label, date, time, details, isOver = false, children }: TimeBoardProps) {
  // On the parts themselves: a line through the whole does not reach into blocks.
  const part = clsx("inline-block", isOver && "line-through decoration-2");
  return (
    <section aria-label={label} className="on-board rounded-lg p-5 sm:p-7">
      <p className="text-board-muted text-sm">{label}</p>
      <p
        className={clsx(
          "num mt-1 font-semibold text-[1.75rem] leading-[1.1] sm:text-[2.5rem]",
          isOver && "text-board-muted",
        )}
      >
        <span className={part}>{date}</span> <span className={part}>{time}</span>
      </p>
      <div className="mt-2 text-board-muted">
        {details.filter(Boolean).map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
      {children}
    </section>
  );
}
