import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { Card } from "@/components/ui/display/Card";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { addShownMoney, countOf } from "@/lib/bookings/business/bookingMoney";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { BookingDay } from "@/lib/bookings/business/providerBookings";
import type { CalendarAnswer } from "@/lib/business/calendar/calendarSchemas";
import type { DayBooking, DaySchedule } from "@/lib/business/dashboard/schedule";
import { Link } from "@/lib/i18n/navigation";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import { formatDay, formatDayLong } from "@/lib/time/format";
import { swedishHolidays } from "@/lib/time/holidays";
import type { LocalDate } from "@/lib/time/localDate";
import { EarlierToday } from "../../EarlierToday";
import { BookingItem } from "../BookingItem";
import { type BookingsQuery, bookingsHref, countedBookings, isShown, onlyStatus } from "../bookingsQuery";
import { CalendarWorkspace } from "../grid/CalendarWorkspace";
import { useCountInSentence, useSummary } from "../useSummary";
import { DayCalendar } from "./DayCalendar";

export type DayViewProps = {
  query: BookingsQuery;
  day: DaySchedule;
  answer: CalendarAnswer;
  /** When the page was rendered, in epoch milliseconds. */
  nowMs: number;
  today: LocalDate;
  timeZone: string;
  month: string;
  /** Dates with bookings, in the month shown and those beside it. */
  marked: readonly BookingDay[];
  /** The nearest day with bookings, when this one has none. */
  nearest: LocalDate | null;
  known: ProviderBookingDetail | null;
  people: readonly BookablePerson[];
  /** The form for a new booking, while it is open. */
  newBooking: ReactNode;
  isOwner: boolean;
  /** Search and choice of a person. */
  toolbar: ReactNode;
};

/** One day: its grid, a calendar to choose another day, and its bookings as a list. */
export function DayView(props: DayViewProps) {
  const { query, day, today, month, marked } = props;
  const words = useTranslations("workday");
  const redDays = useRedDays(month);
  const summary = useSummary(onlyStatus(query.status));
  const mark = useCountInSentence();
  const { statuses } = countedBookings(query);
  const counted = day.bookings.filter(({ status }) => statuses.includes(status));
  const paidFor = day.bookings.filter(({ status }) => status === "cancelled" || statuses.includes(status));
  const sums = { ...countOf(counted), money: addShownMoney(paidFor.map(({ money }) => money)) };
  return (
    <CalendarWorkspace
      answer={props.answer}
      date={day.date}
      redDays={{}}
      query={query}
      known={props.known}
      people={props.people}
      isOwner={props.isOwner}
      statusesHere={day.bookings.map(({ status }) => status)}
      newBooking={props.newBooking}
      calendar={
        <Card className="p-3 sm:p-4">
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
      }
    >
      <section aria-label={formatDayLong(day.date, useLocale())} className="mt-4">
        <h3 className="font-semibold text-xl">{words("list")}</h3>
        <p className="text-muted text-sm">{summary(sums)}</p>
        <CancelledHere query={query} day={day} />
        {props.toolbar}
        <DayList {...props} />
      </section>
    </CalendarWorkspace>
  );
}

/** Says that some were cancelled while they are not shown, and shows them. */
function CancelledHere({ query, day }: Pick<DayViewProps, "query" | "day">) {
  const t = useTranslations("workday");
  const count = day.bookings.filter(({ status }) => status === "cancelled").length;
  if (count === 0 || query.status !== null) return null;
  return (
    <p className="text-sm">
      <Link href={bookingsHref(query, { status: "all" })} scroll={false} prefetch={false}>
        {t("showCancelled", { count })}
      </Link>
    </p>
  );
}

function DayList({ query, day, nowMs, timeZone, nearest }: DayViewProps) {
  const t = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const shown = day.bookings.filter(({ status }) => isShown(query.status, status));
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
      title={query.status === null || query.status === "all" ? t("empty.day") : t("empty.dayFiltered")}
      action={
        nearest === null || nearest === day.date ? null : (
          <ButtonSlot size="sm">
            <Link href={bookingsHref(query, { date: nearest })} scroll={false}>
              {t("empty.jump", { day: formatDay(nearest, locale) })}
            </Link>
          </ButtonSlot>
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
