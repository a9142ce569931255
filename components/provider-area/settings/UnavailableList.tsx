import { CalendarOff, CircleDot } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/Badge";
import { EmptyState } from "@/components/ui/EmptyState";
import type { UnavailableTime } from "@/lib/dashboard/ownSettings";
import type { Locale } from "@/lib/i18n/locales";
import { formatDateTimeRange, formatDay } from "@/lib/time/format";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";

type UnavailableListProps = { times: readonly UnavailableTime[]; timeZone: string; nowMs: number };

/** When nobody can book although it is open, the nearest first. */
export function UnavailableList({ times, timeZone, nowMs }: UnavailableListProps) {
  const t = useTranslations("providerArea.settings");
  if (times.length === 0) {
    return (
      <EmptyState compact figure="calendar" headingLevel={3} title={t("noUnavailable")}>
        {t("noUnavailableBody")}
      </EmptyState>
    );
  }
  return (
    <ul className="border-line border-b">
      {times.map((time) => (
        <Period key={time.id} time={time} timeZone={timeZone} isNow={time.startsAt.getTime() <= nowMs} />
      ))}
    </ul>
  );
}

type PeriodProps = { time: UnavailableTime; timeZone: string; isNow: boolean };

function Period({ time: { startsAt, endsAt, reason }, timeZone, isNow }: PeriodProps) {
  const t = useTranslations("providerArea.settings");
  const locale = useLocale();
  const wholeDay = (day: string) => t("wholeDay", { day });
  const period = periodText(startsAt.getTime(), endsAt.getTime(), timeZone, locale, wholeDay);
  return (
    <li className="flex gap-x-3 border-line border-t py-3">
      <CalendarOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 items-center justify-between gap-x-6 gap-y-1 sm:flex sm:flex-wrap">
        <p className="num font-semibold first-letter:uppercase">{period}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted [overflow-wrap:anywhere]">
          {isNow ? (
            <Badge tone="warning" icon={<CircleDot aria-hidden="true" />}>
              {t("ongoing")}
            </Badge>
          ) : null}
          {reason ?? t("noReason")}
        </p>
      </div>
    </li>
  );
}

/** Whole days by their names: "00:00–24:00" is how a machine says it. */
function periodText(
  startMs: number,
  endMs: number,
  timeZone: string,
  locale: Locale,
  wholeDay: (day: string) => string,
): string {
  const date = localDateOf(startMs, timeZone);
  const isMidnight = (instantMs: number) => localMinuteOf(instantMs, timeZone) === 0;
  const withYear = { year: true };
  if (!isMidnight(startMs) || !isMidnight(endMs)) {
    return formatDateTimeRange(startMs, endMs, timeZone, locale, withYear);
  }
  const lastDate = addDays(localDateOf(endMs, timeZone), -1);
  const lastDay = formatDay(lastDate, locale, withYear);
  if (lastDate === date) return wholeDay(lastDay);
  return `${formatDay(date, locale, withYear)} – ${lastDay}`;
}
