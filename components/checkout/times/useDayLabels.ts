"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { StripDay } from "@/components/ui/time/DayStrip";
import type { Locale } from "@/lib/i18n/locales";
import { formatDayLong, formatWeekday } from "@/lib/time/format";
import { swedishHolidayOn, swedishHolidaysOfYears } from "@/lib/time/holidays";
import { isoWeekday } from "@/lib/time/localDate";
import { dayStateOf, freeSlotsOf, isFree } from "./dayState";
import type { Day } from "./types";

type Texts = ReturnType<typeof useTranslations<"booking">>;

/** The public holidays of every year that can be booked in, by date. */
export function redDaysOf(today: string, lastDate: string, t: Texts): Record<string, string> {
  const holidays = swedishHolidaysOfYears(today, lastDate);
  return Object.fromEntries(holidays.map(({ date, key }) => [date, t(`redDay.${key}`)]));
}

/** The names of days, and why some of them cannot be picked. */
export function useDayLabels(days: ReadonlyMap<string, Day>, today: string, locale: Locale) {
  const t = useTranslations("booking");
  return useMemo(() => {
    const labelOf = (date: string): string => {
      const holiday = swedishHolidayOn(date);
      const name = formatDayLong(date, locale);
      const day = holiday === null ? name : `${name}, ${t(`redDay.${holiday}`)}`;
      const known = days.get(date);
      const state = dayStateOf(known, today);
      if (known && state === "free") return t("dayLabel.free", { day, count: freeSlotsOf(known).length });
      return t(`dayLabel.${state === "past" ? "over" : state === "free" ? "unknown" : state}`, { day });
    };

    /** Why it cannot be picked, without the day, which the calendar says itself. */
    const reasonOf = (day: Day): string => {
      const state = dayStateOf(day, today);
      return state === "free" || state === "unknown" ? "" : t(`reason.${state}`);
    };

    const stripDay = (date: string): StripDay => {
      const known = days.get(date);
      const state = dayStateOf(known, today);
      const load = known && known.slots.length > 0 ? freeSlotsOf(known).length / known.slots.length : null;
      return {
        date,
        weekday: formatWeekday(isoWeekday(date), locale, "short"),
        day: String(Number(date.slice(8))),
        load: state === "free" ? load : null,
        state: state === "unknown" ? "free" : state,
        ...(state === "free" || state === "unknown" ? {} : { stateText: t(`state.${state}`) }),
        label: labelOf(date),
        redDay: isoWeekday(date) === 7 || swedishHolidayOn(date) !== null,
      };
    };

    const disabledDates = Object.fromEntries(
      [...days.values()].filter((day) => !isFree(day)).map((day) => [day.date, reasonOf(day)] as const),
    );
    return { stripDay, disabledDates };
  }, [days, today, locale, t]);
}
