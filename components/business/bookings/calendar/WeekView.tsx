import { useLocale, useTranslations } from "next-intl";
import { countOf } from "@/lib/bookings/business/earnings";
import type { Schedule } from "@/lib/business/dashboard/schedule";
import { formatClock } from "@/lib/time/clock";
import { formatDay } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { customProperties } from "../../customProperties";
import type { BookingsQuery } from "../bookingsQuery";
import { useCount } from "../useSummary";
import { PeriodNav } from "./PeriodNav";
import { hoursAround } from "./timetable";
import { WeekColumn } from "./WeekColumn";
import { mondayOf, weekNumber } from "./weeks";

type WeekViewProps = { query: BookingsQuery; date: LocalDate; schedule: Schedule };

/** The hours shown at least: 08:00 to 18:00. */
const usualHours = { startMinute: 480, endMinute: 1080 };

/** Seven days as a timetable; on narrow screens one below the other. */
export function WeekView({ query, date, schedule }: WeekViewProps) {
  const t = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const monday = mondayOf(date);
  const { days, today, timeZone } = schedule;
  const sunday = days.at(-1)?.date ?? monday;
  const counted = useCount(query.status);
  const range = hoursAround(
    days.flatMap(({ bookings, ribbon }) => [
      ...bookings,
      ...(ribbon.openMinute === null || ribbon.closeMinute === null
        ? []
        : [{ startMinute: ribbon.openMinute, endMinute: ribbon.closeMinute }]),
    ]),
    usualHours,
  );
  return (
    <section aria-label={t("weekLabel")}>
      <PeriodNav
        query={query}
        date={date}
        today={today}
        title={t("weekTitle", { week: weekNumber(date) })}
        lead={t("weekLead", {
          from: formatDay(monday, locale),
          to: formatDay(sunday, locale),
          counted: counted(countOf(days.flatMap(({ bookings }) => bookings))),
        })}
      />
      <div className="mt-5 grid lg:grid-cols-[3.25rem_repeat(7,minmax(0,1fr))]">
        <HourScale {...range} />
        {days.map((day) => (
          <WeekColumn
            key={day.date}
            day={day}
            range={range}
            isToday={day.date === today}
            timeZone={timeZone}
            query={query}
          />
        ))}
      </div>
    </section>
  );
}

/** The hours at the edge. Hidden from screen readers, since each entry has its time. */
function HourScale({ startMinute, endMinute }: { startMinute: number; endMinute: number }) {
  const hours = Array.from(
    { length: (endMinute - startMinute) / 60 + 1 },
    (_, hour) => startMinute + hour * 60,
  );
  return (
    <div aria-hidden="true" className="hidden pt-15 lg:block">
      <div
        className="relative h-[calc(var(--hours)*4.5rem)]"
        style={customProperties({ "--hours": (endMinute - startMinute) / 60 })}
      >
        {hours.map((minute) => (
          <span
            key={minute}
            className="num absolute right-3 -translate-y-1/2 text-muted text-xs"
            style={{ top: `${((minute - startMinute) / (endMinute - startMinute)) * 100}%` }}
          >
            {formatClock(minute)}
          </span>
        ))}
      </div>
    </div>
  );
}
