import type { CalendarFilter } from "@/lib/bookings/business/providerBookings";
import { type BookingStatus, bookingStatuses } from "@/lib/bookings/status";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { providerPaths } from "@/lib/paths";
import type { LocalDate } from "@/lib/time/localDate";
import { isReachableDate } from "@/lib/time/supportedYears";

export const calendarViews = ["day", "week", "month"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The state of the bookings page, as its address holds it. */
export type BookingsQuery = {
  view: CalendarView;
  /** null: the page chooses the day. */
  date: LocalDate | null;
  /** `YYYY-MM`: the month of the small calendar, when it is not that of `date`. */
  month: string | null;
  /** null: all statuses. */
  status: BookingStatus | null;
  /** The id of the person whose bookings are shown; null: everybody's. */
  staff: string | null;
  /** The searched beginning of a booking's id. */
  q: string | null;
  /** The booking whose details are open. */
  booking: string | null;
};

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Reads the query of the address. Invalid values count as missing. */
export function parseBookingsQuery(params: SearchParams): BookingsQuery {
  const given = (name: string) => firstValue(params[name])?.trim() || null;
  const date = given("date");
  const month = given("month");
  const staff = given("staff");
  return {
    view: calendarViews.find((view) => view === given("view")) ?? "day",
    date: date !== null && isReachableDate(date) ? date : null,
    month: month !== null && isReachableDate(`${month}-01`) ? month : null,
    status: bookingStatuses.find((status) => status === given("status")) ?? null,
    staff: staff !== null && isUuid(staff) ? staff : null,
    q: given("q"),
    booking: given("booking"),
  };
}

/** The address of the page with some changes. Defaults are left out, and so is the open booking. */
export function bookingsHref(query: BookingsQuery, changes: Partial<BookingsQuery> = {}): string {
  const { view, date, month, status, staff, q, booking } = {
    ...query,
    booking: null,
    month: null,
    ...changes,
  };
  return providerPaths.bookings({
    q,
    status,
    staff,
    view: view === "day" ? null : view,
    date,
    month,
    booking,
  });
}

/** The bookings that the calendar counts. Without a filter cancelled ones are left out, because they block no time. */
export function countedBookings({ status, staff }: BookingsQuery): CalendarFilter {
  const statuses = status === null ? takingTime : [status];
  return { statuses, staffMemberId: staff };
}

/** Statuses of bookings that block their time. */
export const takingTime: readonly BookingStatus[] = ["pending", "confirmed", "completed"];
