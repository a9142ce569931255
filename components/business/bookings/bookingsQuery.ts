import type { CalendarFilter } from "@/lib/bookings/business/providerBookings";
import { type BookingStatus, bookingStatuses } from "@/lib/bookings/status";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { providerPaths } from "@/lib/paths";
import type { LocalDate } from "@/lib/time/localDate";
import { isReachableDate } from "@/lib/time/supportedYears";

export const calendarViews = ["day", "week", "month"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Which bookings are shown: of one status, or "all", also the cancelled ones. */
export type ShownStatus = BookingStatus | "all";
export const statusFilters: readonly ShownStatus[] = ["all", ...bookingStatuses];

/** The state of the bookings page, as its address holds it. */
export type BookingsQuery = {
  view: CalendarView;
  /** null: the page chooses the day. */
  date: LocalDate | null;
  /** `YYYY-MM`: the month of the small calendar, when it is not that of `date`. */
  month: string | null;
  /** null: all but the cancelled ones. */
  status: ShownStatus | null;
  /** The id of the person whose bookings are shown; null: everybody's. */
  staff: string | null;
  /** Ids of the people whose lanes the week shows; empty: everybody, null: no choice. */
  people: readonly string[] | null;
  /** The searched name, phone number, address or reference. */
  q: string | null;
  /** The booking whose details are open. */
  booking: string | null;
};

const everybody = "all";
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
    status: statusFilters.find((status) => status === given("status")) ?? null,
    // Beside the wish for a new booking it names whose time it is, and is no filter.
    staff: staff !== null && isUuid(staff) && !given("new") ? staff : null,
    people: parsePeople(given("people")),
    q: given("q"),
    booking: given("booking"),
  };
}

function parsePeople(text: string | null): readonly string[] | null {
  if (text === everybody) return [];
  const ids = text?.split(",").filter(isUuid) ?? [];
  return ids.length === 0 ? null : ids;
}

/** The choice of people as the address has it. */
export const peopleParam = (ids: readonly string[]): string => (ids.length === 0 ? everybody : ids.join(","));

/** The address of the page with some changes. Defaults are left out, and so is the open booking. */
export function bookingsHref(query: BookingsQuery, changes: Partial<BookingsQuery> = {}): string {
  const { view, date, month, status, staff, people, q, booking } = {
    ...query,
    booking: null,
    month: null,
    ...changes,
  };
  return providerPaths.bookings({
    q,
    status,
    staff,
    people: people === null ? null : peopleParam(people),
    view: view === "day" ? null : view,
    date,
    month,
    booking,
  });
}

/** Whether a booking is shown, in the grid as in the list. */
export const isShown = (filter: ShownStatus | null, status: BookingStatus): boolean =>
  filter === null ? status !== "cancelled" : filter === "all" || filter === status;

/** The one status that is shown; null where several are. */
export const onlyStatus = (filter: ShownStatus | null): BookingStatus | null =>
  filter === "all" ? null : filter;

/** The bookings that the calendar counts. Cancelled ones are counted only where they are meant alone, because they block no time. */
export function countedBookings({ status, staff }: BookingsQuery): CalendarFilter {
  const only = onlyStatus(status);
  return { statuses: only === null ? takingTime : [only], staffMemberId: staff };
}

/** Statuses of bookings that block their time. */
export const takingTime: readonly BookingStatus[] = ["pending", "confirmed", "completed"];
