"use client";

import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { KeyboardEvent, RefObject } from "react";
import { PersonDot } from "@/components/staff/PersonMark";
import { formatClock, type Span } from "@/lib/time/clock";
import { formatDayLong } from "@/lib/time/format";
import { customProperties } from "../../../customProperties";
import { PersonColumn } from "../entries/PersonColumn";
import type { ColumnState } from "../gridContext";
import { HourScale } from "../HourScale";
import { hoursText } from "../model/hoursText";
import { type GridColumn, hourRem, type Timetable } from "../model/timetable";
import { useScrollPlace } from "../useScrollPlace";
import { useSwipe } from "../useSwipe";

type DayGridProps = {
  table: Timetable;
  nowMinute: number | null;
  scroller: RefObject<HTMLDivElement | null>;
  /** The person that a phone shows alone; null: all as lanes. */
  shownId: string | null;
  stateOf: (column: GridColumn) => ColumnState;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (target: EventTarget) => void;
  /** Called when a finger swiped sideways over a single person's day. */
  onSwipe: (by: 1 | -1) => void;
};

/** The day as a timetable: hours down, people across. */
export function DayGrid(props: DayGridProps) {
  const { table, nowMinute, scroller, shownId, onKeyDown, onFocus } = props;
  const t = useTranslations("workday");
  const locale = useLocale();
  const { range, columns, dates } = table;
  const [date = ""] = dates;
  useScrollPlace(scroller, { name: date, range, nowMinute });
  const swipe = useSwipe(props.onSwipe);
  const hide = (id: string) => (shownId !== null && shownId !== id ? "max-md:hidden" : undefined);
  const template =
    "grid min-w-[calc(3.25rem+var(--shown)*var(--narrowest))] grid-cols-[3.25rem_repeat(var(--shown),minmax(var(--narrowest),1fr))] [--narrowest:7.5rem] md:[--narrowest:11rem]";
  return (
    <section
      ref={scroller}
      aria-label={t("grid", { day: formatDayLong(date, locale) })}
      onKeyDown={onKeyDown}
      onFocus={(event) => onFocus(event.target)}
      {...(shownId === null ? {} : swipe)}
      style={customProperties({
        "--hour": `${hourRem(table.shortestMinutes)}rem`,
        "--from": range.startMinute,
        "--count": columns.length,
      })}
      className={clsx(
        "relative max-h-[max(26rem,calc(100dvh-7rem))] overflow-auto overscroll-x-contain rounded-lg border border-line bg-card [--inset:1.125rem] [--rim:0.375rem] [--shown:var(--count)] [--strip:0.75rem] print:hidden",
        shownId === null ? "touch-pan-x touch-pan-y" : "touch-pan-y max-md:[--shown:1]",
      )}
    >
      <div className={clsx(template, "sticky top-0 z-30 border-line border-b bg-card")}>
        <span className="sticky left-0 z-1 bg-card" />
        {columns.map((column) => (
          <ColumnHead key={column.person.id} column={column} className={hide(column.person.id)} />
        ))}
      </div>
      <div className={clsx(template, "relative mt-2.5")}>
        <HourScale range={range} />
        {columns.map((column, index) => (
          <PersonColumn
            key={column.person.id}
            column={column}
            index={index}
            range={range}
            state={props.stateOf(column)}
            className={hide(column.person.id)}
          />
        ))}
        <NowLine minute={nowMinute} range={range} />
      </div>
    </section>
  );
}

function ColumnHead({ column, className }: { column: GridColumn; className: string | undefined }) {
  const t = useTranslations("workday");
  const locale = useLocale();
  const { person, day } = column;
  const hours =
    day.open_minute === null || day.close_minute === null
      ? t("off")
      : t("load", {
          booked: hoursText(day.booked_minutes, locale),
          open: hoursText(day.open_minutes, locale),
        });
  return (
    <div
      className={clsx(
        "flex min-w-0 flex-wrap items-baseline justify-between gap-x-2 border-line border-l py-3 pr-2 pl-4.5",
        className,
      )}
    >
      {person.name === null ? null : (
        <span className="num min-w-0 truncate font-semibold text-lg">
          <PersonDot colour={person.colour} className="mr-2 size-2.5 align-baseline" />
          {person.name}
        </span>
      )}
      <span className="num truncate text-figure text-sm">{hours}</span>
    </div>
  );
}

/** The present minute across all columns. */
function NowLine({ minute, range }: { minute: number | null; range: Span }) {
  if (minute === null || minute < range.startMinute || minute > range.endMinute) return null;
  return (
    <div
      aria-hidden="true"
      data-now={minute}
      className="at-minutes pointer-events-none inset-x-0 border-danger border-t-2"
      style={customProperties({ "--s": minute, "--e": minute })}
    >
      <span className="num sticky left-0 z-16 block w-fit -translate-y-1/2 rounded-r-sm bg-danger px-1.5 py-0.5 font-semibold text-danger-ink text-xs">
        {formatClock(minute)}
      </span>
    </div>
  );
}
