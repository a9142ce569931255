"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, RefObject } from "react";
import type { LocalDate } from "@/lib/time/localDate";
import { customProperties } from "../../../customProperties";
import { weekNumber } from "../../calendar/weeks";
import { EntryTip } from "../entries/EntryTip";
import type { ColumnState } from "../gridContext";
import { HourScale } from "../HourScale";
import { type GridColumn, hourRem, type Timetable } from "../model/timetable";
import { useScrollPlace } from "../useScrollPlace";
import { NowTime } from "./NowTime";
import type { ShownLanes } from "./shownLanes";
import { WeekDay } from "./WeekDay";

type WeekGridProps = {
  table: Timetable;
  /** The day that comes first where not all are seen at once. */
  date: LocalDate;
  nowMinute: number | null;
  scroller: RefObject<HTMLDivElement | null>;
  shown: ShownLanes;
  /** Names of the public holidays. */
  redDays: Readonly<Record<LocalDate, string>>;
  stateOf: (column: GridColumn) => ColumnState;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (target: EventTarget) => void;
};

/** How wide a lane is at least, so that names are read in it: of one person who is shown alone, and of some beside each other. */
const widths = {
  alone: "[--narrowest:min(6.25rem,40vw)] [--slim:2.75rem]",
  all: "[--narrowest:min(5rem,30vw)] [--slim:2rem]",
  aloneOnPhones:
    "[--narrowest:5rem] [--slim:2rem] max-md:[--narrowest:min(6.25rem,40vw)] max-md:[--slim:2.75rem]",
  board: undefined,
};

/**
 * Seven days as one timetable: hours down, days across, in each a lane for each person (docs/decisions/0045). It scrolls
 * sideways within itself where they have no room.
 */
export function WeekGrid(props: WeekGridProps) {
  const { table, date, nowMinute, scroller, shown, stateOf, onKeyDown, onFocus } = props;
  const t = useTranslations("workday");
  const { range, columns, dates } = table;
  const [monday = ""] = dates;
  useScrollPlace(scroller, { name: `week-${monday}`, range, nowMinute, firstDate: date });
  const indexed = columns.map((column, index) => ({ column, index, state: stateOf(column) }));
  return (
    <section
      ref={scroller}
      aria-label={t("weekGrid", { week: weekNumber(monday) })}
      onKeyDown={onKeyDown}
      onFocus={(event) => onFocus(event.target)}
      style={customProperties({
        "--hour": `${hourRem(table.shortestMinutes)}rem`,
        "--from": range.startMinute,
      })}
      className={clsx(
        "relative max-h-[max(26rem,calc(100dvh-7rem))] touch-pan-x touch-pan-y scroll-pt-18 scroll-pl-13 overflow-auto overscroll-x-contain rounded-lg border border-line bg-card [--inset:0.3125rem] [--rim:0px] [--strip:0.25rem] print:hidden",
        widths[shown.width],
      )}
    >
      <div className="flex w-max min-w-full">
        <div data-hours="" className="sticky left-0 z-25 w-13 shrink-0 bg-card">
          <div className="sticky top-0 z-1 h-18 border-line border-b bg-card" />
          <div className="relative mt-2.5">
            <HourScale range={range} />
            <NowTime minute={nowMinute} range={range} />
          </div>
        </div>
        {dates.map((day) => (
          <WeekDay
            key={day}
            date={day}
            lanes={indexed.filter(({ column }) => column.date === day)}
            today={table.today}
            range={range}
            nowMinute={nowMinute}
            shown={shown}
            redDay={props.redDays[day]}
          />
        ))}
      </div>
      <EntryTip table={table} scroller={scroller} />
    </section>
  );
}
