"use client";

import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import type { Span } from "@/lib/time/clock";
import type { LocalDate } from "@/lib/time/localDate";
import { customProperties } from "../../../customProperties";
import { bookingsHref } from "../../bookingsQuery";
import { PersonColumn } from "../entries/PersonColumn";
import { type ColumnState, useGrid } from "../gridContext";
import { hoursText } from "../model/hoursText";
import { personColour } from "../model/minutes";
import type { GridColumn } from "../model/timetable";
import { DateName } from "./DateName";
import { NowMark } from "./NowTime";
import { hidden, isOff, onlyBeside, type ShownLanes } from "./shownLanes";

type Lane = { column: GridColumn; index: number; state: ColumnState };

type WeekDayProps = {
  date: LocalDate;
  lanes: readonly Lane[];
  today: LocalDate;
  range: Span;
  nowMinute: number | null;
  shown: ShownLanes;
  /** The name of a public holiday. */
  redDay: string | undefined;
};

/** A day of the week with a lane for each person. */
export function WeekDay({ date, lanes, today, range, nowMinute, shown, redDay }: WeekDayProps) {
  const hours = (range.endMinute - range.startMinute) / 60;
  const of = (some: readonly Lane[]) => {
    const off = some.filter(({ column }) => isOff(column)).length;
    return { wide: some.length - off, off };
  };
  const all = of(lanes.filter(({ column }) => shown.ids.has(column.person.id)));
  const alone = of(lanes.filter(({ column }) => column.person.id === shown.aloneId));
  return (
    <div
      data-day={date}
      style={customProperties({
        "--wide-all": all.wide,
        "--off-all": all.off,
        "--wide-alone": alone.wide,
        "--off-alone": alone.off,
      })}
      className={clsx(
        "min-w-[max(3rem,calc(var(--wide)*var(--narrowest)+var(--off)*var(--slim)))] basis-0 grow-[calc(var(--wide)+var(--off)*0.25)] border-line border-l-2 [contain:inline-size]",
        shown.width === "alone"
          ? "[--off:var(--off-alone)] [--wide:var(--wide-alone)]"
          : "[--off:var(--off-all)] [--wide:var(--wide-all)]",
        shown.width === "aloneOnPhones" &&
          "max-md:[--off:var(--off-alone)] max-md:[--wide:var(--wide-alone)]",
      )}
    >
      <div className="sticky top-0 z-22 flex h-18 flex-col border-line border-b bg-card">
        <DayName date={date} lanes={lanes} shown={shown} isToday={date === today} redDay={redDay} />
        <LaneNames lanes={lanes} shown={shown} />
      </div>
      <div className="relative mt-2.5 flex" style={{ height: `calc(${hours} * var(--hour))` }}>
        {lanes.map(({ column, index, state }) => (
          <PersonColumn
            key={column.key}
            column={column}
            index={index}
            range={range}
            state={state}
            className={clsx(
              "basis-0 first:border-l-0",
              isOff(column) ? "grow-[0.25] [--inset:var(--strip)]" : "grow",
              hidden(shown, column.person.id),
            )}
          />
        ))}
        <NowMark minute={nowMinute} range={range} isToday={date === today} />
      </div>
    </div>
  );
}

type DayNameProps = Pick<WeekDayProps, "date" | "lanes" | "shown" | "redDay"> & { isToday: boolean };

/** A link to the day. */
function DayName({ date, lanes, shown, isToday, redDay }: DayNameProps) {
  const { query } = useGrid();
  const count = lanes
    .filter(({ column }) => shown.ids.has(column.person.id))
    .flatMap(({ column }) => column.entries)
    .filter((entry) => entry.kind === "booking" && entry.booking.status !== "pending").length;
  return (
    <h3 className="min-h-0 flex-1">
      <Link
        href={bookingsHref(query, { view: "day", date })}
        prefetch={false}
        aria-current={isToday ? "date" : undefined}
        className="flex h-full items-center justify-center gap-x-1.5 px-1 font-text text-sm tracking-normal no-underline hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <DateName
          date={date}
          isToday={isToday}
          redDay={redDay}
          count={count}
          look={{ weekday: "first-letter:uppercase" }}
        />
      </Link>
    </h3>
  );
}

/** Whose lane is below, in their colour; where one is shown alone, how much of their day is booked. */
function LaneNames({ lanes, shown }: Pick<WeekDayProps, "lanes" | "shown">) {
  const t = useTranslations("workday");
  const locale = useLocale();
  const { all, alone } = onlyBeside[shown.width];
  const day = lanes.find(({ column }) => column.person.id === shown.aloneId)?.column.day;
  const load =
    day === undefined || day.open_minute === null
      ? t("off")
      : t("load", {
          booked: hoursText(day.booked_minutes, locale),
          open: hoursText(day.open_minutes, locale),
        });
  return (
    <>
      <div aria-hidden="true" className={clsx("flex", all)}>
        {lanes.map(({ column }) => (
          <span
            key={column.key}
            style={personColour(column.person.colour)}
            className={clsx(
              "min-w-0 basis-0 truncate border-(--person) border-b-[3px] pl-1 text-clip text-xs",
              isOff(column) ? "grow-[0.25] text-transparent" : "grow",
              hidden(shown, column.person.id),
            )}
          >
            {column.person.name}
          </span>
        ))}
      </div>
      <p className={clsx("num truncate px-1 pb-1 text-center text-figure text-xs", alone)}>{load}</p>
    </>
  );
}
