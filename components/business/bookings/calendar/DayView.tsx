import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Card } from "@/components/ui/display/Card";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { sumOf } from "@/lib/bookings/business/earnings";
import type { BookingDay } from "@/lib/bookings/business/providerBookings";
import type { DayBooking, DaySchedule } from "@/lib/business/dashboard/schedule";
import { Link } from "@/lib/i18n/navigation";
import { formatDay, formatDayLong } from "@/lib/time/format";
import { swedishHolidays } from "@/lib/time/holidays";
import type { LocalDate } from "@/lib/time/localDate";
import { DayRibbons } from "../../dashboard/DayRibbons";
import { EarlierToday } from "../../EarlierToday";
import { BookingItem } from "../BookingItem";
import { type BookingsQuery, bookingsHref, countedBookings } from "../bookingsQuery";
import { useCountInSentence, useSummary } from "../useSummary";
import { DayCalendar } from "./DayCalendar";
import { PeriodNav } from "./PeriodNav";

export type DayViewProps = {
  query: BookingsQuery;
  day: DaySchedule;
  /** When the page was rendered, in epoch milliseconds. */
  nowMs: number;
  today: LocalDate;
  timeZone: string;
  month: string;
  /** Dates with bookings, in the month shown and those beside it. */
  marked: readonly BookingDay[];
  /** The nearest day with bookings, when this one has none. */
  nearest: LocalDate | null;
};

/** One day: its ribbon, its bookings in order of time, and a calendar to choose another day. */
export function DayView(props: DayViewProps) {
  const { query, day, today, month, marked } = props;
  const t = useTranslations("providerArea.bookings");
  const redDays = useRedDays(month);
  const summary = useSummary(query.status);
  const mark = useCountInSentence();
  const { statuses } = countedBookings(query);
  const counted = day.bookings.filter(({ status }) => statuses.includes(status));
  const cancelled = day.bookings.filter(({ status }) => status === "cancelled");
  const sums = { ...sumOf(counted), keptOre: sumOf(cancelled).keptOre };
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <section aria-label={formatDayLong(day.date, useLocale())} className="min-w-0">
        <PeriodNav
          query={query}
          date={day.date}
          today={today}
          title={formatDayLong(day.date, useLocale())}
          lead={summary(sums)}
        />
        <p className="mt-1 lg:hidden">
          <TextLink href="#calendar" className="inline-flex min-h-11 items-center text-sm">
            {t("calendar")}
          </TextLink>
        </p>
        <div className="flex flex-col">
          {day.ribbon.isOpen || day.bookings.length > 0 ? (
            // On phones the bookings come before the ribbon and the calendar.
            <div className="mt-4 max-sm:order-last max-sm:mt-8">
              <DayRibbons day={day} />
            </div>
          ) : null}
          <DayList {...props} />
        </div>
      </section>
      <Card id="calendar" className="scroll-mt-4 p-3 sm:p-4 lg:sticky lg:top-4">
        <DayCalendar
          query={query}
          date={day.date}
          month={month}
          today={today}
          marked={Object.fromEntries(
            marked
              .filter(({ count, waiting }) => count + waiting > 0)
              .map(({ date, ...counts }) => [date, mark(counts)]),
          )}
          redDays={redDays}
        />
      </Card>
    </div>
  );
}

function DayList({ query, day, nowMs, timeZone, nearest }: DayViewProps) {
  const t = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const shown = day.bookings.filter(({ status }) => query.status === null || status === query.status);
  if (shown.length > 0) {
    const items = (bookings: readonly DayBooking[]) =>
      bookings.map((booking) => (
        <BookingItem key={booking.id} booking={booking} timeZone={timeZone} query={query} />
      ));
    const isOver = ({ endsAt }: DayBooking) => endsAt.getTime() <= nowMs;
    const over = shown.filter(isOver);
    const rest = shown.filter((booking) => !isOver(booking));
    if (over.length === 0 || rest.length === 0) {
      return <ul className="mt-5 border-line border-b">{items(shown)}</ul>;
    }
    return (
      <div className="mt-5">
        <EarlierToday count={over.length}>{items(over)}</EarlierToday>
        <ul className="border-line border-b">{items(rest)}</ul>
      </div>
    );
  }
  return (
    <EmptyState
      compact
      figure="calendar"
      headingLevel={3}
      className="mt-6"
      title={query.status === null ? t("empty.day") : t("empty.dayFiltered")}
      action={
        nearest === null || nearest === day.date ? null : (
          <Button asChild size="sm">
            <Link href={bookingsHref(query, { date: nearest })} scroll={false}>
              {t("empty.jump", { day: formatDay(nearest, locale) })}
            </Link>
          </Button>
        )
      }
    />
  );
}

/** The public holidays that the small calendar may show, with their names. */
function useRedDays(month: string): Record<LocalDate, string> {
  const names = useTranslations("booking.redDay");
  const year = Number(month.slice(0, 4));
  const holidays = [year - 1, year, year + 1].flatMap((each) => [...swedishHolidays(each)]);
  return Object.fromEntries(holidays.map(({ date, key }) => [date, names(key)]));
}
