"use client";

import { useLocale, useTranslations } from "next-intl";
import { useOptimistic, useTransition } from "react";
import { MonthCalendar } from "@/components/ui/time/MonthCalendar";
import { useRouter } from "@/lib/i18n/navigation";
import type { LocalDate } from "@/lib/time/localDate";
import { type BookingsQuery, bookingsHref } from "../bookingsQuery";

type DayCalendarProps = {
  query: BookingsQuery;
  date: LocalDate;
  month: string;
  today: LocalDate;
  /** Dates with bookings, each with the number as text. */
  marked: Record<LocalDate, string>;
  redDays: Record<LocalDate, string>;
};

/** A month calendar that outlines the days with bookings; choosing a day shows it. */
export function DayCalendar({ query, date, month, today, marked, redDays }: DayCalendarProps) {
  const t = useTranslations("providerArea.bookings");
  const router = useRouter();
  const [, startMove] = useTransition();
  const [shown, setShown] = useOptimistic({ date, month });

  return (
    <MonthCalendar
      label={t("calendar")}
      locale={useLocale()}
      value={shown.date}
      month={shown.month}
      today={today}
      markedDates={marked}
      redDays={redDays}
      previousLabel={t("previousMonth")}
      nextLabel={t("nextMonth")}
      onValueChange={(next) =>
        startMove(() => {
          setShown({ date: next, month: next.slice(0, 7) });
          router.push(bookingsHref(query, { date: next }), { scroll: false });
        })
      }
      onMonthChange={(next) =>
        startMove(() => {
          setShown({ date, month: next });
          router.replace(bookingsHref(query, { date, month: next }), { scroll: false });
        })
      }
    />
  );
}
