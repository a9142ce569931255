import { useLocale, useTranslations } from "next-intl";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import type { HoursDay, SpecialDayView } from "@/lib/availability/hours/hoursView";
import { todayHours } from "@/lib/availability/hours/todayHours";
import { formatClock } from "@/lib/time/clock";
import { formatDay, formatWeekday } from "@/lib/time/format";

type HoursTableProps = { hours: HoursDay[]; specialDays: SpecialDayView[]; timeZone: string };

/** The opening hours from Monday on, and upcoming days with other hours; today is marked in the list that it goes by. */
export function HoursTable({ hours, specialDays, timeZone }: HoursTableProps) {
  const t = useTranslations("catalogue.detail");
  const page = useTranslations("businessPage.hours");
  const locale = useLocale();

  const today = todayHours(hours, specialDays, { nowMs: Date.now(), timeZone });

  function textOf(day: HoursDay): string {
    if (day.isClosed || day.openMinute === null || day.closeMinute === null) return t("closed");
    const range = t("openRange", { from: formatClock(day.openMinute), to: formatClock(day.closeMinute) });
    if (day.lunchStartMinute === null || day.lunchEndMinute === null) return range;
    const lunch = t("lunch", {
      from: formatClock(day.lunchStartMinute),
      to: formatClock(day.lunchEndMinute),
    });
    return `${range}, ${lunch}`;
  }

  const line = (name: string, day: HoursDay, isToday: boolean) => ({
    term: `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}${isToday ? `, ${page("today")}` : ""}`,
    isToday,
    description: <span className="num">{textOf(day)}</span>,
  });
  return (
    <>
      <DescriptionList
        items={hours.map((day) =>
          line(
            formatWeekday(day.dayOfWeek, locale, "long"),
            day,
            !today.isSpecial && today.day?.dayOfWeek === day.dayOfWeek,
          ),
        )}
      />
      {specialDays.length === 0 ? null : (
        <>
          <p className="mt-5 mb-1 font-semibold text-sm">{t("specialDays")}</p>
          <DescriptionList
            items={specialDays.map((day) =>
              line(
                formatDay(day.date, locale, { year: day.date.slice(0, 4) !== today.date.slice(0, 4) }),
                day,
                day.date === today.date,
              ),
            )}
          />
        </>
      )}
    </>
  );
}
