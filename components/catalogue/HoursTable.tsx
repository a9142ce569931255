import { useLocale, useTranslations } from "next-intl";
import { DescriptionList } from "@/components/ui/DescriptionList";
import type { HoursDay } from "@/lib/availability/hoursView";
import { formatClock } from "@/lib/time/clock";
import { formatWeekday } from "@/lib/time/format";

/** Opening hours of the week, Monday first. */
export function HoursTable({ hours }: { hours: HoursDay[] }) {
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

  return (
    <DescriptionList
      items={hours.map((day) => {
        const name = formatWeekday(day.dayOfWeek, locale, "long");
        return {
          term: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
          description: <span className="num">{textOf(day)}</span>,
        };
      })}
    />
  );
}
