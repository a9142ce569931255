import { bookingDays, listProviderBookings } from "@/lib/bookings/business/providerBookings";
import type { ChosenDay } from "@/lib/business/dashboard/chooseDay";
import { loadSchedule, type Schedule } from "@/lib/business/dashboard/schedule";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { type BookingsQuery, countedBookings } from "./bookingsQuery";
import { DayView } from "./calendar/DayView";
import { MonthView } from "./calendar/MonthView";
import { WeekView } from "./calendar/WeekView";
import { addMonths, mondayOf, monthBounds, monthWeeks } from "./calendar/weeks";
import { SearchResults } from "./SearchResults";

/* The views of the bookings page, each with the queries for its data. */

type PanelProps = {
  reach: BusinessScope;
  query: BookingsQuery;
  chosen: ChosenDay;
  /** In the chosen period. */
  schedule: Schedule;
  nowMs: number;
};

const searchLimit = 20;

export async function SearchPanel({ reach, query, chosen, typed, nowMs }: PanelProps & { typed: string }) {
  const statuses = query.status === null ? [] : [query.status];
  const idPrefix = typed.replace(/^#/, "");
  const page = await listProviderBookings(reach, { idPrefix, statuses }, { limit: searchLimit, nowMs });
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

function countDays({ reach, query, chosen, nowMs }: PanelProps, { from, to }: Days) {
  const { timeZone } = chosen;
  return bookingDays(reach, {
    ...countedBookings(query),
    timeZone,
    nowMs,
    fromMs: localMinuteToInstant(from, 0, timeZone),
    toMs: localMinuteToInstant(to, MINUTES_PER_DAY, timeZone),
  });
}

/**
 * Months before and after the one shown are read too, so that the small calendar can switch to them without a request.
 */
const monthsBeside = 2;

export async function DayPanel(props: PanelProps) {
  const { query, chosen, schedule } = props;
  const month = query.month ?? chosen.date.slice(0, 7);
  const marked = await countDays(props, {
    from: monthBounds(addMonths(month, -monthsBeside)).first,
    to: monthBounds(addMonths(month, monthsBeside)).last,
  });
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
    />
  );
}

export async function WeekPanel({ reach, query, chosen, nowMs }: PanelProps) {
  const from = mondayOf(chosen.date);
  const range = { from, to: addDays(from, 6), ...countedBookings(query) };
  const schedule = await loadSchedule(reach, range, nowMs);
  return <WeekView query={query} date={chosen.date} schedule={schedule} />;
}

export async function MonthPanel(props: PanelProps) {
  const { query, chosen } = props;
  const weeks = monthWeeks(chosen.date.slice(0, 7)).flat();
  const days = await countDays(props, { from: weeks[0] ?? chosen.date, to: weeks.at(-1) ?? chosen.date });
  return <MonthView query={query} date={chosen.date} today={chosen.today} days={days} />;
}
