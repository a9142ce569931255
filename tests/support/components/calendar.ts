import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { bookingReference } from "@/lib/bookings/reference";
import { bookingStatuses } from "@/lib/bookings/status";
import type {
  CalendarAbsence,
  CalendarAnswer,
  CalendarBooking,
  CalendarPerson,
} from "@/lib/business/calendar/calendarSchemas";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import { addDays, isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { daysAhead } from "./settings";

/* A business of a few people, who work from nine to five, and what is in their calendar. */

type Person = { id: string; name: string; colour: CalendarPerson["colour"] };

export const maja = { id: "0d9d7f0e-0c52-4a0d-9d55-0e2f6a4b1c01", name: "Maja", colour: "green" } as const;
export const ali = { id: "0d9d7f0e-0c52-4a0d-9d55-0e2f6a4b1c02", name: "Ali", colour: "blue" } as const;

const service = { id: "7b9a3f1c-2d44-4c39-8a64-5d1f0a7c2e10", name: "Klippning", minutes: 30, sek: 420 };

/** The week after next, Monday first: nothing of it has begun. */
const monday = addDays(daysAhead(14), 1 - isoWeekday(daysAhead(14)));
export const weekAhead: readonly LocalDate[] = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
export const [, , wednesday = monday, thursday = monday] = weekAhead;

/** `14:30` as a minute of the day. */
const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

export const instant = (day: LocalDate, minute: number): string =>
  new Date(localMinuteToInstant(day, minute, HOME_TIME_ZONE)).toISOString();

/** That time of the day, ISO 8601. */
export const at = (day: LocalDate, clock: string): string => instant(day, minuteOf(clock));

type Visit = Partial<CalendarBooking> & {
  day?: LocalDate;
  from: string;
  name: string;
  minutes?: number;
  buffers?: [number, number];
};

/** A booking by phone, of Maja's where nobody is named. */
export function visit({
  day = wednesday,
  from,
  name,
  minutes = service.minutes,
  ...more
}: Visit): CalendarBooking {
  const { buffers: [before, after] = [0, 0], ...changes } = more;
  const id = crypto.randomUUID();
  const start = minuteOf(from);
  return {
    id,
    reference: bookingReference(id),
    customer_name: name,
    customer_phone: "+46701740630",
    service_id: service.id,
    service_name: service.name,
    staff_id: maja.id,
    status: "confirmed",
    source: "phone",
    payment_way: "on_site",
    payment_state: "pays_on_site",
    is_paid: false,
    total_amount: service.sek,
    visit_mark: null,
    has_objection: false,
    is_first_visit: true,
    allergies: [],
    delivery_mode: "physical",
    client_id: null,
    series_id: null,
    start_time: instant(day, start),
    end_time: instant(day, start + minutes),
    duration_minutes: minutes,
    blocked_from: instant(day, start - before),
    blocked_until: instant(day, start + minutes + after),
    date: day,
    start_minute: start,
    end_minute: start + minutes,
    hold_expires_at: null,
    sequence: 0,
    can: { move: null, lengthen: null, arrived: "too_early", no_show: "too_early" },
    ...changes,
  };
}

/** Maja's time from 14:00 to 15:00, blocked. */
export const course = (changes: Partial<CalendarAbsence> = {}): CalendarAbsence => ({
  id: crypto.randomUUID(),
  staff_id: maja.id,
  start_time: at(wednesday, "14:00"),
  end_time: at(wednesday, "15:00"),
  reason: "Kurs",
  can_change: true,
  is_external: false,
  ...changes,
});

/** The booking at another start, with another person, or of another length. */
export function moved(
  booking: CalendarBooking,
  to: { startTime?: string; staffId?: string; minutes?: number },
): CalendarBooking {
  const start = Date.parse(to.startTime ?? booking.start_time);
  const minutes = to.minutes ?? booking.duration_minutes;
  const day = [...Array(15).keys()]
    .map((days) => addDays(monday, days - 7))
    .find((each) => start < localMinuteToInstant(each, MINUTES_PER_DAY, HOME_TIME_ZONE));
  const date = day ?? booking.date;
  const minute = (start - localMinuteToInstant(date, 0, HOME_TIME_ZONE)) / 60_000;
  const again = visit({
    name: booking.customer_name,
    day: date,
    from: `${Math.floor(minute / 60)}:${minute % 60}`,
    minutes,
  });
  const { start_time, end_time, blocked_from, blocked_until, start_minute, end_minute } = again;
  return {
    ...booking,
    staff_id: to.staffId ?? booking.staff_id,
    ...{ date, start_time, end_time, blocked_from, blocked_until, start_minute, end_minute },
    duration_minutes: minutes,
    sequence: booking.sequence + 1,
  };
}

type Ribbon = CalendarPerson["days"][number]["ribbon"];
type Kind = Ribbon[number]["kind"];

const [opens, closes] = [9 * 60, 17 * 60];
/** Ali's alone. */
const lunch = { start_minute: 12 * 60, end_minute: 13 * 60 };

function personDay(
  day: LocalDate,
  { id }: Person,
  bookings: readonly CalendarBooking[],
  absences: readonly CalendarAbsence[],
): CalendarPerson["days"][number] {
  const minutes = Array.from(
    { length: MINUTES_PER_DAY },
    (_, minute): Kind => (minute >= opens && minute < closes ? "free" : "closed"),
  );
  const paint = (kind: Kind, from: number, to: number) => {
    for (let minute = Math.max(opens, from); minute < Math.min(closes, to); minute += 1)
      minutes[minute] = kind;
  };
  const minuteIn = (time: string) =>
    (Date.parse(time) - localMinuteToInstant(day, 0, HOME_TIME_ZONE)) / 60_000;
  const lunches = id === ali.id ? [lunch] : [];
  for (const { start_minute, end_minute } of lunches) paint("lunch", start_minute, end_minute);
  for (const { staff_id, start_time, end_time } of absences)
    if (staff_id === null || staff_id === id) paint("unavailable", minuteIn(start_time), minuteIn(end_time));
  const own = bookings.filter(({ date, staff_id }) => date === day && staff_id === id);
  for (const { blocked_from, blocked_until, status } of own)
    if (status !== "cancelled") paint("busy", minuteIn(blocked_from), minuteIn(blocked_until));
  const starts = minutes.flatMap((kind, minute) => (kind === minutes[minute - 1] ? [] : [{ kind, minute }]));
  const ribbon = starts.map(({ kind, minute }, index) => ({
    kind,
    start_minute: minute,
    end_minute: starts[index + 1]?.minute ?? MINUTES_PER_DAY,
  }));
  return {
    date: day,
    open_minute: opens,
    close_minute: closes,
    lunches,
    ribbon,
    open_minutes: closes - opens - (lunches.length > 0 ? 60 : 0),
    booked_minutes: own.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0),
    free_minutes: minutes.filter((kind) => kind === "free").length,
  };
}

type Shown = {
  days: readonly LocalDate[];
  people: readonly Person[];
  bookings: readonly CalendarBooking[];
  absences: readonly CalendarAbsence[];
};

/** What the calendar's call answers. */
export function calendarAnswer({ days, people, bookings, absences }: Shown): Omit<CalendarAnswer, "cursor"> {
  return {
    time_zone: HOME_TIME_ZONE,
    today: daysAhead(0),
    now: new Date().toISOString(),
    days: [...days],
    people: people.map((person) => ({
      ...person,
      is_active: true,
      service_ids: null,
      days: days.map((day) => personDay(day, person, bookings, absences)),
    })),
    absences: [...absences],
    bookings: bookings.filter(({ date }) => days.includes(date)),
    sums: null,
  };
}

/** Whom bookings can be given to. */
export const bookable = (people: readonly Person[]): BookablePerson[] =>
  people.map((person) => ({ ...person, imageUrl: null, imageAlt: "", serviceIds: null }));

/** The booking as it is shown when it is open. */
export function detailOf(booking: CalendarBooking, people: readonly Person[]): ProviderBookingDetail {
  const { start_time, total_amount, staff_id } = booking;
  const { id, reference, duration_minutes, status, service_id, service_name, delivery_mode } = booking;
  const { customer_name, customer_phone, source, payment_way, payment_state, is_paid } = booking;
  const { hold_expires_at, series_id, sequence, visit_mark } = booking;
  const person = people.find((each) => each.id === staff_id);
  return {
    ...{ id, reference, duration_minutes, status, service_id, service_name, delivery_mode },
    ...{ customer_name, customer_phone, source, payment_way, payment_state, is_paid },
    ...{ hold_expires_at, series_id, sequence, visit_mark, total_amount },
    booking_date: start_time,
    customer_email: "",
    staff: person === undefined ? null : { id: person.id, name: person.name },
    provider_amount: total_amount,
    commission_amount: 0,
    paid_amount: 0,
    due_amount: total_amount,
    is_told: false,
    cancel_reason: null,
    transitions: bookingStatuses.map((each) => ({
      status: each,
      refusal: each === status ? "same" : each === "cancelled" ? null : "not_over_yet",
    })),
    refund_on_cancel: 0,
    refund_after_dispute: 0,
    refunded_amount: 0,
    kept_amount: 0,
    booked_amount: total_amount,
    earned_amount: 0,
    unpaid_amount: 0,
    ledger: [],
    disputes: [],
    refundable_amount: 0,
    refund_hindrance: null,
    on_site_amount: 0,
    customer_comment: null,
    mails_withheld: null,
    attendee_name: null,
    cancel_note: null,
    objection: null,
    events: [],
  };
}
