import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { addShownMoney } from "@/lib/bookings/business/bookingMoney";
import type { BookingDay } from "@/lib/bookings/business/providerBookings";
import { Link } from "@/lib/i18n/navigation";
import { formatDayLong, formatMonth, formatWeekday } from "@/lib/time/format";
import { swedishHolidayOn } from "@/lib/time/holidays";
import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { type BookingsQuery, bookingsHref, onlyStatus } from "../bookingsQuery";
import { CalendarHead } from "../CalendarHead";
import { shownMoney, useAmounts, useCountInSentence, useSummary } from "../useSummary";
import { monthWeeks, weekNumber } from "./weeks";

type MonthViewProps = {
  query: BookingsQuery;
  date: LocalDate;
  today: LocalDate;
  days: readonly BookingDay[];
  newHref: string;
  refresh: ReactNode;
};

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A month with the number of bookings and the money of each day. */
export function MonthView({ query, date, today, days, newHref, refresh }: MonthViewProps) {
  const t = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const month = date.slice(0, 7);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const inMonth = days.filter((day) => day.date.startsWith(month));
  const total = (of: "count" | "waiting") => inMonth.reduce((sum, day) => sum + day[of], 0);
  const summary = useSummary(onlyStatus(query.status));
  const title = formatMonth(date, locale);
  return (
    <section aria-label={t("monthCaption", { month: title })}>
      <CalendarHead
        query={query}
        date={date}
        today={today}
        title={{ spoken: title, written: title }}
        statusesHere={null}
        newHref={newHref}
        refresh={refresh}
        facts={summary({
          count: total("count"),
          waiting: total("waiting"),
          money: addShownMoney(inMonth.map((day) => day.money)),
        })}
      />
      <p aria-hidden="true" className="hidden font-bold text-2xl first-letter:uppercase print:block">
        {title}
      </p>
      <table className="mt-5 w-full table-fixed border-collapse">
        <caption className="sr-only">{t("monthCaption", { month: title })}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="pb-2 text-left font-medium text-figure text-xs first-letter:uppercase max-sm:text-center sm:px-2"
              >
                <span aria-hidden="true">{formatWeekday(weekday, locale, "short")}</span>
                <span className="sr-only">{formatWeekday(weekday, locale, "long")}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]} aria-label={t("week", weekWords(week))}>
              {week.map((day) => (
                <MonthDay
                  key={day}
                  date={day}
                  found={byDate.get(day)}
                  isOutside={!day.startsWith(month)}
                  isToday={day === today}
                  query={query}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function weekWords(week: readonly LocalDate[]) {
  const [from = "", to = ""] = [week[0], week.at(-1)];
  return { week: weekNumber(from), from, to };
}

type MonthDayProps = {
  date: LocalDate;
  found: BookingDay | undefined;
  isOutside: boolean;
  isToday: boolean;
  query: BookingsQuery;
};

function MonthDay({ date, found, isOutside, isToday, query }: MonthDayProps) {
  const t = useTranslations("providerArea.bookings");
  const names = useTranslations("booking.redDay");
  const locale = useLocale();
  const holiday = swedishHolidayOn(date);
  const isRed = isoWeekday(date) === 7 || holiday !== null;
  const mark = useCountInSentence();
  const { count = 0, waiting = 0 } = found ?? {};
  const shown = shownMoney(onlyStatus(query.status), found?.money ?? null);
  // The day itself tells what is kept.
  const amounts = useAmounts(0)(shown && { ...shown, keptOre: 0 });
  const words = [
    formatDayLong(date, locale),
    ...(holiday === null ? [] : [names(holiday)]),
    mark({ count, waiting }),
    ...amounts,
  ];
  return (
    <td className={clsx("h-16 border border-line p-0 align-top sm:h-28", isOutside && "bg-sunken/60")}>
      <Link
        href={bookingsHref(query, { view: "day", date })}
        prefetch={false}
        aria-current={isToday ? "date" : undefined}
        className="flex h-full min-h-16 flex-col gap-1 p-1 no-underline hover:bg-sunken focus-visible:-outline-offset-2 max-sm:items-center sm:min-h-28 sm:p-2"
      >
        <VisuallyHidden>{words.join(", ")}</VisuallyHidden>
        <span aria-hidden="true" className="contents">
          <span
            className={clsx(
              "num grid min-w-7 place-items-center self-center rounded-full px-1 font-semibold sm:-ml-1 sm:self-start",
              isToday && "bg-ink text-surface",
              !isToday && isRed && "text-danger",
              !isToday && !isRed && isOutside && "text-figure",
            )}
          >
            {Number(date.slice(8))}
          </span>
          {found ? (
            <>
              {count === 0 ? null : (
                <span className="num grid min-w-7 place-items-center self-center rounded-sm bg-accent-soft px-1.5 font-semibold text-accent text-sm sm:mt-auto sm:self-start">
                  <span className="sm:hidden">{count}</span>
                  <span className="max-sm:hidden">{t("count", { count })}</span>
                </span>
              )}
              {waiting === 0 ? null : (
                <span className="num text-figure text-xs">
                  <span className="sm:hidden">{`+${waiting}`}</span>
                  <span className="max-sm:hidden">{t("waitingShort", { count: waiting })}</span>
                </span>
              )}
              {amounts.map((amount) => (
                <span key={amount} className="hidden text-figure text-xs tabular-nums sm:block">
                  {amount}
                </span>
              ))}
            </>
          ) : null}
        </span>
      </Link>
    </td>
  );
}
