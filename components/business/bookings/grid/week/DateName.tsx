"use client";

import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { formatDayLong, formatWeekday } from "@/lib/time/format";
import { isoWeekday, type LocalDate } from "@/lib/time/localDate";

type DateNameProps = {
  date: LocalDate;
  isToday: boolean;
  /** The name of a public holiday. */
  redDay: string | undefined;
  /** How many bookings the day has. */
  count: number;
  /** Classes of the weekday and of the number. */
  look?: { weekday?: string; day?: string };
};

/** A day at the head of a column: weekday and number; to screen readers the whole date, its holiday and its bookings. */
export function DateName({ date, isToday, redDay, count, look }: DateNameProps) {
  const t = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const weekday = isoWeekday(date);
  const isRed = weekday === 7 || redDay !== undefined;
  const spoken = [formatDayLong(date, locale), ...(redDay ? [redDay] : []), t("marked", { count })];
  return (
    <>
      <span className="sr-only">{spoken.join(", ")}</span>
      <span aria-hidden="true" className={clsx("truncate font-medium text-figure", look?.weekday)}>
        {formatWeekday(weekday, locale, "short")}
      </span>
      <span
        aria-hidden="true"
        className={clsx(
          "num grid min-w-7 place-items-center rounded-full px-1 font-semibold text-lg",
          look?.day,
          isToday && "bg-ink text-surface",
          !isToday && isRed && "text-danger",
        )}
      >
        {Number(date.slice(8))}
      </span>
    </>
  );
}
