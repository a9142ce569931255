import clsx from "clsx";
import { CalendarClock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/Badge";
import { DayRibbon } from "@/components/ui/DayRibbon";
import { RibbonTicks } from "@/components/ui/RibbonTicks";
import type { RibbonRange, RibbonSegment } from "@/components/ui/ribbon";
import type { HoursDay } from "@/lib/availability/hoursView";
import { ribbonScale } from "@/lib/availability/ribbonScale";
import { formatClock } from "@/lib/time/clock";
import { formatWeekday } from "@/lib/time/format";
import type { IsoWeekday } from "@/lib/time/localDate";

type WeekHoursProps = { hours: readonly HoursDay[]; today: IsoWeekday };

const rowClass =
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)_8.5rem]";

/** The whole week on one scale: each day as its ribbon, with its times in words. */
export function WeekHours({ hours, today }: WeekHoursProps) {
  const { startMinute, endMinute } = ribbonScale(hours);
  const range = { openMinute: startMinute, closeMinute: endMinute };
  return (
    <>
      <dl className="border-line border-b">
        {hours.map((day) => (
          <Day key={day.dayOfWeek} day={day} range={range} isToday={day.dayOfWeek === today} />
        ))}
      </dl>
      <div className={rowClass}>
        <RibbonTicks {...range} className="max-sm:w-full sm:col-start-2" />
      </div>
    </>
  );
}

type DayProps = { day: HoursDay; range: RibbonRange; isToday: boolean };

function Day({ day, range, isToday }: DayProps) {
  const t = useTranslations("providerArea.settings");
  const locale = useLocale();
  const name = formatWeekday(day.dayOfWeek, locale, "long");
  const { opening, lunch } = useDayTexts(day);
  return (
    <div className={clsx(rowClass, "border-line border-t py-3")}>
      <dt className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="first-letter:uppercase">{name}</span>
        {isToday ? (
          <Badge tone="accent" icon={<CalendarClock aria-hidden="true" />}>
            {t("today")}
          </Badge>
        ) : null}
      </dt>
      <dd className="text-right sm:col-start-3">
        <span className={clsx("num block", day.isClosed ? "text-muted" : "font-semibold")}>{opening}</span>
        {lunch === null ? null : <span className="num block text-muted text-sm">{lunch}</span>}
      </dd>
      {/* The same as the words beside it. */}
      <dd aria-hidden="true" className="max-sm:order-last max-sm:w-full sm:col-start-2 sm:row-start-1">
        <DayRibbon {...range} segments={segmentsOf(day, range)} label={opening} />
      </dd>
    </div>
  );
}

function useDayTexts({ openMinute, closeMinute, lunchStartMinute, lunchEndMinute }: HoursDay) {
  const t = useTranslations("providerArea.settings");
  if (openMinute === null || closeMinute === null) return { opening: t("closed"), lunch: null };
  const range = (from: number, to: number) => `${formatClock(from)}–${formatClock(to)}`;
  return {
    opening: range(openMinute, closeMinute),
    lunch:
      lunchStartMinute === null || lunchEndMinute === null
        ? null
        : t("lunch", { time: range(lunchStartMinute, lunchEndMinute) }),
  };
}

/** The day's stretches as the ribbon draws them: closed, open, and the lunch within. */
function segmentsOf(day: HoursDay, range: RibbonRange): RibbonSegment[] {
  const { openMinute, closeMinute, lunchStartMinute, lunchEndMinute } = day;
  if (openMinute === null || closeMinute === null) {
    return [{ kind: "closed", startMinute: range.openMinute, endMinute: range.closeMinute }];
  }
  const [lunchStart, lunchEnd] = [lunchStartMinute ?? closeMinute, lunchEndMinute ?? closeMinute];
  const segments: RibbonSegment[] = [
    { kind: "closed", startMinute: range.openMinute, endMinute: openMinute },
    { kind: "free", startMinute: openMinute, endMinute: lunchStart },
    { kind: "lunch", startMinute: lunchStart, endMinute: lunchEnd },
    { kind: "free", startMinute: lunchEnd, endMinute: closeMinute },
    { kind: "closed", startMinute: closeMinute, endMinute: range.closeMinute },
  ];
  return segments.filter(({ startMinute, endMinute }) => endMinute > startMinute);
}
