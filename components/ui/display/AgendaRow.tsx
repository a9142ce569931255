import clsx from "clsx";
import type { ReactNode } from "react";
import type { LinkComponent } from "../actions/link";
import { FactLine } from "./FactLine";
import type { BookingStatusKey } from "./StatusBadge";

type AgendaState = BookingStatusKey | "free" | "blocked";

type AgendaRowProps = {
  /** "13:00–13:45" */
  time: string;
  dateTime?: string;
  title: ReactNode;
  /** Further facts in one line. */
  facts?: readonly ReactNode[];
  state: AgendaState;
  /** At the end: a StatusBadge or a button. */
  trailing?: ReactNode;
  href?: string;
  linkComponent?: LinkComponent;
};

/** The mark of each state at the edge of a line, by shape as well as colour. */
export const agendaMarks: Record<AgendaState, string> = {
  confirmed: "bg-accent",
  completed: "bg-control",
  pending: "agenda-pending",
  cancelled: "border-[1.5px] border-danger",
  free: "border-[1.5px] border-control border-dashed",
  blocked: "agenda-blocked",
};

/** A line of a business's day; a list item. */
export function AgendaRow({
  time,
  dateTime,
  title,
  facts = [],
  state,
  trailing,
  href,
  linkComponent: Link = "a",
}: AgendaRowProps) {
  const quiet = state === "free" || state === "blocked" || state === "cancelled";
  return (
    <li className="@container relative border-line border-t">
      <div className="grid grid-cols-[0.625rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-3 @min-[19rem]:grid-cols-[7.25rem_0.625rem_minmax(0,1fr)] @min-[19rem]:gap-y-2 @min-[30rem]:grid-cols-[8rem_0.625rem_minmax(0,1fr)_auto] @min-[30rem]:gap-x-4">
        <time
          dateTime={dateTime}
          className={clsx(
            "num col-start-2 row-start-1 whitespace-nowrap font-semibold @min-[19rem]:col-start-1 @min-[30rem]:text-lg",
            state === "cancelled" && "text-muted line-through",
          )}
        >
          {time}
        </time>
        <span
          aria-hidden="true"
          className={clsx(
            "col-start-1 row-span-3 row-start-1 h-full min-h-9 rounded-sm @min-[19rem]:col-start-2 @min-[19rem]:row-span-1",
            agendaMarks[state],
          )}
        />
        <span className="col-start-2 row-start-2 min-w-0 @min-[19rem]:col-start-3 @min-[19rem]:row-start-1">
          {href === undefined ? (
            <span className={clsx("block font-medium", quiet && "text-muted")}>{title}</span>
          ) : (
            <Link
              href={href}
              className={clsx(
                "block font-medium no-underline stretched after:-inset-x-2 after:rounded-sm after:transition-colors after:duration-150 hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus",
                quiet && "text-muted",
              )}
            >
              {title}
            </Link>
          )}
          {facts.some(Boolean) ? <FactLine className="text-muted text-sm">{facts}</FactLine> : null}
        </span>
        {trailing ? (
          <span className="col-start-2 row-start-3 @min-[30rem]:col-start-4 @min-[19rem]:col-start-3 @min-[30rem]:row-start-1 @min-[19rem]:row-start-2">
            {trailing}
          </span>
        ) : null}
      </div>
    </li>
  );
}
