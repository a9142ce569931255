"use client";

import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import { formatDayLong, formatWeekday } from "@/lib/time/format";
import { isoWeekday } from "@/lib/time/localDate";
import type { Timetable } from "../model/timetable";
import { scrollToDay } from "../useScrollPlace";

type DayJumpsProps = { table: Timetable; scroller: RefObject<HTMLElement | null> };

/** On phones, where three days are seen at a time: the whole week at a glance, and a press brings a day to the edge. */
export function DayJumps({ table, scroller }: DayJumpsProps) {
  const t = useTranslations("workday");
  const locale = useLocale();
  return (
    <fieldset className="mt-3 grid min-w-0 grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-1 md:hidden print:hidden">
      <legend className="sr-only">{t("days")}</legend>
      {table.dates.map((date) => {
        const days = table.columns.filter((column) => column.date === date).map(({ day }) => day);
        const sum = (of: "open_minutes" | "free_minutes") => days.reduce((all, day) => all + day[of], 0);
        const open = sum("open_minutes");
        return (
          <button
            key={date}
            type="button"
            onClick={() => scroller.current && scrollToDay(scroller.current, date)}
            className="flex min-h-13 min-w-0 flex-col items-center overflow-hidden rounded-md border border-line bg-card pt-1 leading-tight"
          >
            <span className="sr-only">{formatDayLong(date, locale)}</span>
            <span aria-hidden="true" className="text-figure text-xs first-letter:uppercase">
              {formatWeekday(isoWeekday(date), locale, "short").slice(0, 2)}
            </span>
            <span
              aria-hidden="true"
              className={clsx(
                "num min-w-6 rounded-full px-0.5 text-center font-semibold",
                date === table.today && "bg-ink text-surface",
              )}
            >
              {Number(date.slice(8))}
            </span>
            <span
              aria-hidden="true"
              className={clsx("mt-auto block h-1.5 w-full", open === 0 ? "bg-board hatch" : "bg-board")}
            >
              <span
                className="block h-full bg-signal"
                style={{ width: `${open === 0 ? 0 : Math.round((sum("free_minutes") / open) * 100)}%` }}
              />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
