import clsx from "clsx";
import { type ReactNode, useId } from "react";
import type { LinkComponent } from "../actions/link";
import { FactLine } from "../display/FactLine";

type BoardProps = {
  title: ReactNode;
  /** At the right end of the heading: mostly a BoardClock. */
  clock?: ReactNode;
  headingLevel?: 2 | 3;
  footer?: ReactNode;
  className?: string;
  /** BoardRow elements. */
  children: ReactNode;
};

/** A board of the next free times, time first. */
export function Board({ title, clock, headingLevel = 2, footer, className, children }: BoardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      className={clsx("on-board min-w-0 rounded-lg px-[min(1.25rem,5vw)] pt-5 pb-2 sm:px-6", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3 text-board-muted text-sm">
        <Heading id={id} className="font-text tracking-normal">
          {title}
        </Heading>
        {clock}
      </div>
      <ul className="@container">{children}</ul>
      {footer ? <div className="border-board-line border-t py-3 text-sm">{footer}</div> : null}
    </section>
  );
}

type BoardRowProps = {
  time: string;
  /** Before the time, when it is not today. */
  day?: string;
  dateTime?: string;
  title: ReactNode;
  /** Further facts in one line. */
  facts: readonly ReactNode[];
  price?: string;
  /** The link of the whole row. */
  href?: string;
  linkComponent?: LinkComponent;
};

export function BoardRow({
  time,
  day,
  dateTime,
  title,
  facts,
  price,
  href,
  linkComponent: Link = "a",
}: BoardRowProps) {
  return (
    <li className="relative grid grid-cols-1 items-center gap-x-4 gap-y-1 border-board-line border-t py-3 @min-[12rem]:grid-cols-[auto_minmax(0,1fr)] @min-[19rem]:grid-cols-[4.75rem_minmax(0,1fr)_auto]">
      <span className="min-w-[4.25rem]">
        {day ? <span className="block text-board-muted text-xs">{day}</span> : null}
        <time
          dateTime={dateTime ?? time}
          className="num block font-semibold text-[1.6875rem] text-signal leading-none"
        >
          {time}
        </time>
      </span>
      <span className="min-w-0 hyphens-auto">
        {href === undefined ? (
          <span className="font-medium">{title}</span>
        ) : (
          <Link
            href={href}
            className="font-medium no-underline stretched after:-inset-x-2.5 after:rounded-sm after:transition-colors after:duration-150 hover:after:bg-board-ink/7 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        )}
        <FactLine className="text-board-muted text-sm">{facts}</FactLine>
      </span>
      {price ? (
        <span className="num font-semibold @min-[12rem]:col-start-2 @min-[19rem]:col-start-3">{price}</span>
      ) : null}
    </li>
  );
}
