import { useLocale, useTranslations } from "next-intl";
import type { NextTime, RibbonData } from "@/lib/directory/cards/cardTypes";
import { formatClock } from "@/lib/time/clock";
import { formatDay, formatDayLong } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";

type Day = { dayKey: LocalDate; dayOffset: number };

/** The texts of times on cards and in details. */
export function useCardWords() {
  const locale = useLocale();
  const common = useTranslations("common");
  const t = useTranslations("catalogue.ribbon");

  function near(dayOffset: number): string | null {
    if (dayOffset === 0) return common("today");
    return dayOffset === 1 ? common("tomorrow") : null;
  }

  /** "i dag", "i morgon", "tors 26 nov". */
  const dayName = (day: Day) => near(day.dayOffset) ?? formatDay(day.dayKey, locale);

  /** The same in full, for screen readers. */
  const dayNameLong = (day: Day) => near(day.dayOffset) ?? formatDayLong(day.dayKey, locale);

  /** "14:15" */
  const clock = (time: NextTime) => formatClock(time.minute);

  function freeText(ribbon: RibbonData): string {
    const ranges = ribbon.segments
      .filter((segment) => segment.kind === "free")
      .map(({ startMinute, endMinute }) =>
        t("range", { from: formatClock(startMinute), to: formatClock(endMinute) }),
      );
    if (ranges.length === 0) return t("full");
    return t("free", { ranges: new Intl.ListFormat(locale, { type: "conjunction" }).format(ranges) });
  }

  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

  /** "I dag, öppet 10:00–14:00", above a ribbon that stands alone. */
  function ribbonCaption(ribbon: RibbonData): string {
    const day = capital(dayName(ribbon));
    if (ribbon.hours === null) return t("captionClosed", { day });
    const { openMinute, closeMinute } = ribbon.hours;
    return t("captionOpen", { day, from: formatClock(openMinute), to: formatClock(closeMinute) });
  }

  /** The ribbon as one or two sentences. */
  function ribbonLabel(ribbon: RibbonData): string {
    const day = capital(dayNameLong(ribbon));
    if (ribbon.hours === null) return t("closed", { day });
    const { openMinute, closeMinute } = ribbon.hours;
    const open = t("open", { day, from: formatClock(openMinute), to: formatClock(closeMinute) });
    return `${open} ${freeText(ribbon)}`;
  }

  return { dayName, dayNameLong, clock, ribbonCaption, ribbonLabel };
}
