import { bookingDays, listProviderBookings } from "@/lib/bookings/business/providerBookings";
import { cancelledOfCalendar } from "@/lib/business/calendar/calendarBookings";
import type { CalendarAnswer } from "@/lib/business/calendar/calendarSchemas";
import { loadCalendar } from "@/lib/business/calendar/loadCalendar";
import type { ChosenDay } from "@/lib/business/dashboard/chooseDay";
import type { Schedule } from "@/lib/business/dashboard/schedule";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { type BookingsQuery, countedBookings, isShown } from "./bookingsQuery";
import { DayView } from "./calendar/DayView";
import { MonthView } from "./calendar/MonthView";
import { WeekView } from "./calendar/WeekView";
import { addMonths, mondayOf, monthBounds, monthWeeks } from "./calendar/weeks";
import { SearchResults } from "./SearchResults";

/* The views of the bookings page, each with the queries for its data. */

type PanelProps = {
  scope: BusinessScope;
  query: BookingsQuery;
  chosen: ChosenDay;
  /** In the chosen period. */
  schedule: Schedule;
  nowMs: number;
};

const searchLimit = 20;
/** What is searched of a longer text, as in the list of the contract. */
const searchMaxLength = 100;

/** What is searched is found whatever its day and its status. */
export async function SearchPanel(props: Omit<PanelProps, "schedule"> & { typed: string }) {
  const { scope, query, chosen, typed, nowMs } = props;
  const filter = { search: typed.slice(0, searchMaxLength) };
  const page = await listProviderBookings(scope, filter, { limit: searchLimit, nowMs });
  return (
    <SearchResults
      query={query}
      typed={typed}
      bookings={page.items}
      total={page.total}
      timeZone={chosen.timeZone}
    />
  );
}

type Days = { from: LocalDate; to: LocalDate };

function countDays({ scope, query, chosen, nowMs }: Omit<PanelProps, "schedule">, { from, to }: Days) {
  const { timeZone } = chosen;
  return bookingDays(scope, {
    ...countedBookings(query),
    timeZone,
    nowMs,
    fromMs: localMinuteToInstant(from, 0, timeZone),
    toMs: localMinuteToInstant(to, MINUTES_PER_DAY, timeZone),
  });
}

type Wanted = { from: LocalDate; to: LocalDate; staffId?: string | undefined };

/** What the grid is drawn from, with the cancelled bookings where they are shown. */
async function shownCalendar(
  { scope, query, nowMs }: Pick<PanelProps, "scope" | "query" | "nowMs">,
  { from, to, staffId }: Wanted,
): Promise<CalendarAnswer> {
  const answer = await loadCalendar(scope, { from, to, staffId }, nowMs);
  if (!isShown(query.status, "cancelled")) return answer;
  const range = {
    fromMs: localMinuteToInstant(from, 0, answer.time_zone),
    toMs: localMinuteToInstant(to, MINUTES_PER_DAY, answer.time_zone),
    nowMs,
  };
  const cancelled = await cancelledOfCalendar(scope, scope.staffMemberId ?? staffId ?? null, range);
  return { ...answer, bookings: [...answer.bookings, ...cancelled] };
}

/**
 * Months before and after the one shown are read too, so that the small calendar can switch to them without a request.
 */
const monthsBeside = 2;

type DayPanelProps = PanelProps & Pick<Parameters<typeof DayView>[0], "people" | "newBooking" | "toolbar">;

export async function DayPanel(props: DayPanelProps) {
  const { query, chosen, schedule } = props;
  const month = query.month ?? chosen.date.slice(0, 7);
  // A filter for somebody whom the business does not have shows everybody.
  const staffId = schedule.staff.find(({ id }) => id === query.staff)?.id;
  const [marked, answer] = await Promise.all([
    countDays(props, {
      from: monthBounds(addMonths(month, -monthsBeside)).first,
      to: monthBounds(addMonths(month, monthsBeside)).last,
    }),
    shownCalendar(props, { from: chosen.date, to: chosen.date, staffId }),
  ]);
  const [day] = schedule.days;
  if (day === undefined) return null;
  return (
    <DayView
      query={query}
      nowMs={props.nowMs}
      day={day}
      today={chosen.today}
      timeZone={chosen.timeZone}
      month={month}
      marked={marked}
      nearest={chosen.nearest}
      answer={answer}
      known={chosen.opened}
      people={props.people}
      newBooking={props.newBooking}
      isOwner={props.scope.staffMemberId === null}
      toolbar={props.toolbar}
    />
  );
}

type WeekPanelProps = Omit<PanelProps, "schedule"> &
  Pick<Parameters<typeof WeekView>[0], "people" | "newBooking" | "search">;

export async function WeekPanel({ scope, chosen, nowMs, ...view }: WeekPanelProps) {
  const from = mondayOf(chosen.date);
  const answer = await shownCalendar({ scope, query: view.query, nowMs }, { from, to: addDays(from, 6) });
  return (
    <WeekView
      {...view}
      date={chosen.date}
      answer={answer}
      known={chosen.opened}
      isOwner={scope.staffMemberId === null}
    />
  );
}

type MonthPanelProps = Omit<PanelProps, "schedule"> &
  Pick<Parameters<typeof MonthView>[0], "newHref" | "refresh">;

export async function MonthPanel(props: MonthPanelProps) {
  const { query, chosen } = props;
  const weeks = monthWeeks(chosen.date.slice(0, 7)).flat();
  const days = await countDays(props, { from: weeks[0] ?? chosen.date, to: weeks.at(-1) ?? chosen.date });
  return (
    <MonthView
      query={query}
      date={chosen.date}
      today={chosen.today}
      days={days}
      newHref={props.newHref}
      refresh={props.refresh}
    />
  );
}
