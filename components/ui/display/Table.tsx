import clsx from "clsx";
import { ChevronDown, ChevronsUpDown, ChevronUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

type TableProps = ComponentProps<"table"> & {
  caption: ReactNode;
  hideCaption?: boolean;
  /** On narrow screens each row becomes a card, with the labels of the cells beside their values. */
  stack?: boolean;
};

// Set explicitly, because some browsers drop the table semantics of parts displayed as blocks.
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
};

export function Table({
  caption,
  hideCaption = false,
  stack = false,
  className,
  children,
  ...rest
}: TableProps) {
  return (
    <div className={clsx("min-w-0", stack ? "@container" : "overflow-x-auto")}>
      <table
        {...roles.table}
        {...rest}
        data-stack={stack ? "" : undefined}
        className={clsx(
          "group/table w-full border-collapse text-left",
          stack && "@max-[32rem]:block",
          className,
        )}
      >
        <caption
          className={
            hideCaption
              ? "sr-only"
              : clsx("pb-3 text-left font-semibold text-xl", stack && "@max-[32rem]:block")
          }
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
  return (
    <thead
      {...roles.group}
      {...rest}
      className={clsx("border-line border-b @max-[32rem]:group-data-stack/table:sr-only", className)}
    />
  );
}

export function TableBody({ className, ...rest }: ComponentProps<"tbody">) {
  return (
    <tbody
      {...roles.group}
      {...rest}
      className={clsx("@max-[32rem]:group-data-stack/table:block", className)}
    />
  );
}

export function TableRow({
  selected = false,
  className,
  ...rest
}: ComponentProps<"tr"> & { selected?: boolean }) {
  return (
    <tr
      {...roles.row}
      aria-selected={selected || undefined}
      {...rest}
      className={clsx(
        "border-line border-b last:border-b-0 @max-[32rem]:group-data-stack/table:block @max-[32rem]:group-data-stack/table:py-3",
        selected && "bg-accent-soft",
        className,
      )}
    />
  );
}

type ThProps = ComponentProps<"th"> & { numeric?: boolean; sort?: "ascending" | "descending" | "none" };

const sortIcons = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown };

/** The heading of a column; with `sort`, put a link or a button inside. */
export function Th({ numeric = false, sort, className, children, ...rest }: ThProps) {
  const Icon = sort ? sortIcons[sort] : null;
  return (
    <th
      {...roles.head}
      scope="col"
      {...rest}
      aria-sort={sort}
      className={clsx(
        "px-3 py-3 font-medium text-muted text-sm first:pl-0 last:pr-0",
        numeric && "text-right",
        className,
      )}
    >
      <span className="inline-flex items-center gap-1">
        {children}
        {Icon ? <Icon aria-hidden="true" className="size-4" /> : null}
      </span>
    </th>
  );
}

type TdProps = ComponentProps<"td"> & {
  numeric?: boolean;
  /** The name of the column, shown beside the value where rows are cards. */
  label?: string;
};

export function Td({ numeric = false, label, className, children, ...rest }: TdProps) {
  return (
    <td
      {...roles.cell}
      {...rest}
      className={clsx(
        "px-3 py-3.5 align-middle first:pl-0 last:pr-0",
        "@max-[32rem]:group-data-stack/table:flex @max-[32rem]:group-data-stack/table:items-baseline @max-[32rem]:group-data-stack/table:justify-between @max-[32rem]:group-data-stack/table:gap-4 @max-[32rem]:group-data-stack/table:px-0 @max-[32rem]:group-data-stack/table:py-1",
        // In cards, buttons are aligned right, and values are opposite their labels.
        !label && "@max-[32rem]:group-data-stack/table:last:justify-end",
        numeric && "num whitespace-nowrap text-right font-semibold",
        className,
      )}
    >
      {label ? (
        <span
          aria-hidden="true"
          className="hidden font-normal font-text text-muted text-sm @max-[32rem]:group-data-stack/table:inline"
        >
          {label}
        </span>
      ) : null}
      {children}
    </td>
  );
}
