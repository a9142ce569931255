import clsx from "clsx";
import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import type { LinkComponent } from "../actions/link";

type TimeChipProps = {
  /** "14:15" */
  time: string;
  /** "today", "Thu 26 Nov"; left out when the chip before has the same. */
  day?: string;
  /** Whether it is the next free time, shown in yellow. */
  first?: boolean;
  /** The accessible name: "Book today 14:15 at Salong Norr". */
  label?: string;
  /** The instant, ISO 8601. */
  dateTime?: string;
  href?: string;
  linkComponent?: LinkComponent;
  onClick?: ComponentProps<"button">["onClick"];
  className?: string;
};

/** A free time as a link to book it. */
export function TimeChip({
  time,
  day,
  first = false,
  label,
  dateTime,
  href,
  linkComponent: Link = "a",
  onClick,
  className,
}: TimeChipProps) {
  const look = clsx(
    "num inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-md border-[1.5px] px-3.5 font-semibold text-base no-underline transition-colors duration-150",
    first
      ? "border-signal bg-signal text-signal-ink hover:border-signal-hover hover:bg-signal-hover"
      : "border-line bg-card text-ink hover:border-ink",
    className,
  );
  const content = (
    <>
      {day ? (
        // The space separates day and time in the text content.
        <span className="whitespace-nowrap font-medium font-text text-sm tracking-normal">{`${day} `}</span>
      ) : null}
      <time dateTime={dateTime ?? time}>{time}</time>
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} aria-label={label} className={look}>
        {content}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" onClick={onClick} aria-label={label} className={look}>
        {content}
      </button>
    );
  }
  return <span className={look}>{content}</span>;
}

/** The next free times in a wrapping row. */
export function TimeChipList({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ul aria-label={label} className={clsx("flex flex-wrap gap-2", className)}>
      {Children.toArray(children).map((chip) => (
        <li key={isValidElement(chip) ? chip.key : String(chip)}>{chip}</li>
      ))}
    </ul>
  );
}
