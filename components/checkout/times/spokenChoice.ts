import type { useTranslations } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";
import { formatDayLong, formatDayOf, formatTime } from "@/lib/time/format";
import { freeSlotsOf } from "./dayState";
import type { TimeChoice } from "./useTimeChoice";

type Texts = ReturnType<typeof useTranslations<"booking">>;
type Choice = Pick<TimeChoice, "nextFree" | "date" | "days" | "isInitialGone" | "startMs">;

/** The announcement of the last step for screen readers, the only one the form makes by itself. */
export function spokenChoice(choice: Choice, timeZone: string, locale: Locale, t: Texts): string {
  const { nextFree, date, days, isInitialGone, startMs } = choice;
  if (nextFree === "none") return t("noNextFree");
  if (nextFree === "failed") return t("nextFreeFailed");
  if (startMs !== null) {
    const day = formatDayOf(startMs, timeZone, locale);
    return t("chosen", { day, time: formatTime(startMs, timeZone) });
  }
  const found = nextFree === "found" && date !== null ? days.get(date) : undefined;
  if (found) {
    return t("dayLabel.free", { day: formatDayLong(found.date, locale), count: freeSlotsOf(found).length });
  }
  return isInitialGone ? t("problem.expiredSlot") : "";
}
