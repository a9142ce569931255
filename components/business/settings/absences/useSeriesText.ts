"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDay, formatWeekday } from "@/lib/time/format";
import { isoWeekday, isValidLocalDate } from "@/lib/time/localDate";
import type { Absence } from "./absenceValues";
import type { AbsenceOrSeries } from "./groups";

/** The text of a series: name, frequency and last day. `counted` are its remaining absences. */
export function useSeriesText() {
  const t = useTranslations("providerSettings.absences");
  const locale = useLocale();
  return (absences: AbsenceOrSeries["absences"], counted: readonly Absence[] = absences) => {
    const [first] = absences;
    // A date is invalid while it is typed.
    const dates = absences.map(({ fromDate }) => fromDate).filter(isValidLocalDate);
    const [begins] = dates;
    const weekday = begins === undefined ? "" : formatWeekday(isoWeekday(begins), locale, "long");
    const times = first.isWholeDays ? t("wholeDays").toLowerCase() : `${first.fromTime}–${first.toTime}`;
    const last = dates.toSorted().at(-1);
    const day = last === undefined ? "" : formatDay(last, locale, { year: true });
    return {
      period: t("series", { weekday, times }),
      more: [t("seriesMore", { count: counted.length, day }), first.reason].filter(Boolean).join(" · "),
    };
  };
}
