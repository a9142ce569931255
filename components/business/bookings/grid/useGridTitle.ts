import { useLocale, useTranslations } from "next-intl";
import { formatDay, formatDayLong, formatWeekday } from "@/lib/time/format";
import { isoWeekday } from "@/lib/time/localDate";
import { weekNumber } from "../calendar/weeks";
import type { Timetable } from "./model/timetable";

/** As it is said, as it is written, and what stands above the sums. */
export type GridTitle = { spoken: string; written: string; lead: string | null };

/** What the grid is called: a day, or a week with its first and last day below. */
export function useGridTitle({ dates }: Timetable): GridTitle {
  const t = useTranslations("providerArea.bookings");
  const words = useTranslations("workday");
  const locale = useLocale();
  const [first = "", last = first] = [dates[0], dates.at(-1)];
  if (dates.length > 1) {
    const week = t("weekTitle", { week: weekNumber(first) });
    const lead = words("weekDays", { from: formatDay(first, locale), to: formatDay(last, locale) });
    return { spoken: week, written: week, lead };
  }
  const [, ...rest] = formatDay(first, locale).split(" ");
  const weekday = formatWeekday(isoWeekday(first), locale, "long");
  return { spoken: formatDayLong(first, locale), written: `${weekday} ${rest.join(" ")}`, lead: null };
}
