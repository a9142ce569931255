import { useLocale, useTranslations } from "next-intl";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import type { HoursDay, SpecialDayView } from "@/lib/availability/hours/hoursView";
import { formatClock } from "@/lib/time/clock";
import { formatDay, formatWeekday } from "@/lib/time/format";

type HoursTableProps = { hours: HoursDay[]; specialDays: SpecialDayView[] };

/** The opening hours from Monday on, and upcoming days with other hours. */
export function HoursTable({ hours, specialDays }: HoursTableProps) {
  const t = useTranslations("catalogue.detail");
  const locale = useLocale();

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

  const line = (name: string, day: HoursDay) => ({
    term: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    description: <span className="num">{textOf(day)}</span>,
  });
  return (
    <>
      <DescriptionList items={hours.map((day) => line(formatWeekday(day.dayOfWeek, locale, "long"), day))} />
      {specialDays.length === 0 ? null : (
        <>
          <p className="mt-5 mb-1 font-semibold text-sm">{t("specialDays")}</p>
          <DescriptionList items={specialDays.map((day) => line(formatDay(day.date, locale), day))} />
        </>
      )}
    </>
  );
}
