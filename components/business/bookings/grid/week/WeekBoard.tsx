"use client";

import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { PersonDot } from "@/components/staff/PersonMark";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import { Link } from "@/lib/i18n/navigation";
import { formatDayLong } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { bookingsHref } from "../../bookingsQuery";
import { weekNumber } from "../../calendar/weeks";
import { useGrid } from "../gridContext";
import { hoursText } from "../model/hoursText";
import { type GridColumn, type Timetable, takesTime } from "../model/timetable";
import { DateName } from "./DateName";

type WeekBoardProps = {
  table: Timetable;
  /** Names of the public holidays. */
  redDays: Readonly<Record<LocalDate, string>>;
  onShow: (personId: string) => void;
};

const seven = "grid grid-cols-7 max-md:gap-1 md:grid-cols-[10rem_repeat(7,minmax(0,1fr))]";

/**
 * The week of more people than have readable lanes: a row for each, with the bookings and the free time of each day. A press
 * on a day opens that person's day, and one on a name shows their week as lanes.
 */
export function WeekBoard({ table, redDays, onShow }: WeekBoardProps) {
  const t = useTranslations("workday");
  const { dates, columns, today } = table;
  const people = [...new Map(columns.map(({ person }) => [person.id, person])).values()];
  return (
    <section
      aria-label={t("weekGrid", { week: weekNumber(dates[0] ?? "") })}
      className="min-w-0 overflow-clip rounded-lg border border-line bg-card print:hidden"
    >
      <ul className={clsx(seven, "sticky top-0 z-2 border-line border-b bg-card max-md:p-1")}>
        {dates.map((date) => (
          <li key={date} className="min-w-0 md:border-line md:border-l md:first:col-start-2">
            <DayHead date={date} isToday={date === today} redDay={redDays[date]} columns={columns} />
          </li>
        ))}
      </ul>
      {people.map((person) => (
        <div
          key={person.id}
          className="border-line border-b last:border-b-0 max-md:p-1 md:grid md:grid-cols-[10rem_repeat(7,minmax(0,1fr))]"
        >
          <h3 className="min-w-0 text-base">
            <button
              type="button"
              aria-label={t("showWeek", { name: person.name ?? "" })}
              onClick={() => onShow(person.id)}
              className="flex min-h-11 w-full min-w-0 items-center gap-2 px-2 text-left font-semibold hover:underline focus-visible:-outline-offset-2 md:h-full md:px-4"
            >
              <PersonDot colour={person.colour} />
              <span className="min-w-0 truncate">{person.name}</span>
            </button>
          </h3>
          <ul className="grid grid-cols-7 max-md:gap-1 md:col-span-7">
            {columns
              .filter((column) => column.person.id === person.id)
              .map((column) => (
                <li key={column.key} className="min-w-0 md:border-line md:border-l">
                  <PersonDay column={column} table={table} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const countIn = (column: GridColumn): number =>
  column.entries.filter(
    (entry) => entry.kind === "booking" && entry.booking.status !== "pending" && takesTime(entry.booking),
  ).length;

type DayHeadProps = {
  date: LocalDate;
  isToday: boolean;
  redDay: string | undefined;
  columns: readonly GridColumn[];
};

/** A link to the day. */
function DayHead({ date, isToday, redDay, columns }: DayHeadProps) {
  const { query } = useGrid();
  const count = columns
    .filter((column) => column.date === date)
    .reduce((sum, column) => sum + countIn(column), 0);
  return (
    <Link
      href={bookingsHref(query, { view: "day", date, staff: null })}
      prefetch={false}
      aria-current={isToday ? "date" : undefined}
      className="flex min-h-13 flex-col items-center justify-center overflow-hidden text-sm no-underline hover:bg-sunken focus-visible:-outline-offset-2 md:flex-row md:gap-x-1.5"
    >
      <DateName
        date={date}
        isToday={isToday}
        redDay={redDay}
        count={count}
        look={{
          weekday: "max-w-full max-md:text-[min(0.75rem,5vw)]",
          day: "max-md:min-w-[min(1.75rem,100%)] max-md:px-0 max-md:text-[min(1rem,7vw)]",
        }}
      />
    </Link>
  );
}

/** How much of somebody's day is booked, and when it can still be sold. */
function PersonDay({ column, table }: { column: GridColumn; table: Timetable }) {
  const t = useTranslations("workday");
  const words = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const { query } = useGrid();
  const { day, date, person } = column;
  const count = countIn(column);
  const isOffDay = day.open_minute === null;
  const free = isOffDay ? t("off") : t("hoursFree", { hours: hoursText(day.free_minutes, locale) });
  const spoken = [person.name ?? "", formatDayLong(date, locale), words("marked", { count }), free];
  const segments = day.ribbon.flatMap(({ kind, start_minute: startMinute, end_minute: endMinute }) =>
    kind === "gap" ? [] : [{ kind, startMinute, endMinute }],
  );
  return (
    <Link
      href={bookingsHref(query, { view: "day", date, staff: person.id })}
      prefetch={false}
      className={clsx(
        "flex h-full min-h-14 min-w-0 flex-col overflow-hidden text-center no-underline hover:bg-sunken focus-visible:-outline-offset-2 max-md:rounded-md max-md:border max-md:border-line md:min-h-18 md:p-2 md:text-left",
        isOffDay && count === 0 && "hatch-paper text-figure",
      )}
    >
      <span className="sr-only">{spoken.filter(Boolean).join(", ")}</span>
      <span
        aria-hidden="true"
        className="flex grow items-baseline justify-center gap-x-1.5 pt-1.5 md:justify-between md:pt-0"
      >
        <span className="num font-semibold text-lg max-md:text-[min(1.125rem,7vw)]">
          {isOffDay && count === 0 ? "" : count}
        </span>
        <span className="truncate text-figure text-xs max-md:hidden">{free}</span>
      </span>
      <span aria-hidden="true" className="block">
        <DayRibbon
          openMinute={table.range.startMinute}
          closeMinute={table.range.endMinute}
          segments={segments}
          label=""
          className="max-md:[&>div]:h-2.5 max-md:[&>div]:rounded-none max-md:[&>div]:border-0"
        />
      </span>
    </Link>
  );
}
