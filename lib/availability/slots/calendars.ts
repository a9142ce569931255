import "server-only";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { pool } from "@/lib/db/client";
import type { Connection } from "@/lib/db/txConnection";
import type { LocalDate } from "@/lib/time/localDate";
import { type EnteredHours, narrowHours } from "../hours/week";
import type { Interval, SlotRules, StaffCalendar } from "../types";
import { HOLD_GRACE_SECONDS } from "./holdGrace";
import { SLOT_STEP_MINUTES } from "./rules";

/** Everything that decides when a business can be booked, within the range it was loaded for. */
export type ProviderCalendar = {
  providerId: string;
  timeZone: string;
  minNoticeMinutes: number;
  horizonDays: number;
  /** Incremented by every save of the business's settings: hours and unavailable times are those of this version. */
  settingsVersion: number;
  /** Who works there, in the business's own order. Who of them can be booked for a service: `whoDoes`. */
  staff: PersonCalendar[];
};

/** `services`: the ids of those that this person does; null for all, also those to come. */
export type PersonCalendar = StaffCalendar & { services: ReadonlySet<string> | null };

/** Epoch milliseconds. `nowMs` decides which holds have run out. */
export type CalendarRange = {
  fromMs: number;
  toMs: number;
  nowMs: number;
  /** A booking that is to be moved, whose own time does not count as busy. */
  movedBookingId?: string | undefined;
};

type ClockTuple = [open: number, close: number, lunchStart: number | null, lunchEnd: number | null];
type HoursTuple = [...day: [string | null, number, boolean], ...times: ClockTuple];
type SpecialTuple = [...day: [string | null, LocalDate, boolean], ...times: ClockTuple];
type PersonTuple = [staffMemberId: string, serviceIds: string[] | null];
type IntervalTuple = [staffMemberId: string | null, startMs: number, endMs: number];
type CalendarRow = Omit<ProviderCalendar, "staff"> & {
  staff: PersonTuple[];
  hours: HoursTuple[];
  special: SpecialTuple[];
  unavailable: IntervalTuple[];
  busy: IntervalTuple[];
  elsewhere: IntervalTuple[];
};

/** The largest buffer that a service may have: a booking this far outside the range can still block part of it. */
const MARGIN_MS = 480 * 60_000;

// A booking blocks at most a day with both buffers (the checks of the tables), which bounds the walk over the index
// by start. The lists come as JSON, so that a page of businesses is one round trip and one row each.
const calendarsSql = `
  SELECT p.id AS "providerId", p.time_zone AS "timeZone", p.min_notice_minutes AS "minNoticeMinutes",
    p.horizon_days AS "horizonDays", p.settings_version AS "settingsVersion",
    (SELECT coalesce(json_agg(json_build_array(m.id, CASE WHEN NOT m.does_all_services THEN
        (SELECT coalesce(json_agg(d.service_id), '[]') FROM staff_services d WHERE d.staff_member_id = m.id) END)
        ORDER BY m.sort, m.created_at, m.id), '[]')
      FROM staff_members m WHERE m.provider_id = p.id AND m.is_active AND m.removed_at IS NULL) AS staff,
    (SELECT coalesce(json_agg(json_build_array(h.staff_member_id, h.day_of_week, h.is_closed, h.open_minute,
        h.close_minute, h.lunch_start_minute, h.lunch_end_minute)), '[]')
      FROM opening_hours h WHERE h.provider_id = p.id) AS hours,
    (SELECT coalesce(json_agg(json_build_array(d.staff_member_id, to_char(d.day, 'YYYY-MM-DD'), d.is_closed, d.open_minute,
        d.close_minute, d.lunch_start_minute, d.lunch_end_minute)), '[]')
      FROM special_days d WHERE d.provider_id = p.id
        AND d.day BETWEEN ($2::timestamptz - interval '2 days')::date AND ($3::timestamptz + interval '2 days')::date) AS special,
    (SELECT coalesce(json_agg(json_build_array(u.staff_member_id,
        date_part('epoch', u.starts_at) * 1000, date_part('epoch', u.ends_at) * 1000)), '[]')
      FROM unavailable_times u WHERE u.provider_id = p.id AND u.starts_at < $3 AND u.ends_at > $2) AS unavailable,
    (SELECT coalesce(json_agg(json_build_array(e.staff_member_id,
        date_part('epoch', e.starts_at) * 1000, date_part('epoch', e.ends_at) * 1000)), '[]')
      FROM external_busy e WHERE e.provider_id = p.id AND e.starts_at < $3 AND e.ends_at > $2) AS elsewhere,
    (SELECT coalesce(json_agg(json_build_array(b.staff_member_id,
        date_part('epoch', b.blocked_from) * 1000, date_part('epoch', b.blocked_until) * 1000)), '[]')
      FROM bookings b
      WHERE b.provider_id = p.id AND b.starts_at >= $2::timestamptz - interval '2 days'
        AND b.starts_at < $3::timestamptz + interval '2 days'
        AND b.blocked_until > $2 AND b.blocked_from < $3 AND b.status <> 'cancelled'
        AND b.id IS DISTINCT FROM $5::uuid
        AND (b.status <> 'pending' OR b.hold_expires_at >= $4::timestamptz - interval '${HOLD_GRACE_SECONDS} seconds')
    ) AS busy
  FROM providers p WHERE p.id = ANY ($1::uuid[])`;

/** On the pool, the query is planned once for each connection: planning takes longer than the query of a few businesses. */
const onPool: Connection = {
  query: (text, values) => pool().query({ name: "calendars", text, values }),
};

/**
 * The calendars of any number of businesses, by one query. Bookings that are not cancelled are busy; a hold stops
 * blocking `HOLD_GRACE_SECONDS` after it ran out.
 * @param connection the pool, or an open transaction.
 * @returns a calendar for each id that exists.
 */
export async function loadCalendars(
  providerIds: readonly string[],
  { fromMs, toMs, nowMs, movedBookingId }: CalendarRange,
  connection: Connection = onPool,
): Promise<Map<string, ProviderCalendar>> {
  if (providerIds.length === 0) return new Map();
  const { rows } = await connection.query<CalendarRow>(calendarsSql, [
    [...new Set(providerIds)],
    new Date(fromMs - MARGIN_MS).toISOString(),
    new Date(toMs + MARGIN_MS).toISOString(),
    new Date(nowMs).toISOString(),
    movedBookingId ?? null,
  ]);
  return new Map(rows.map((row) => [row.providerId, calendarOf(row)]));
}

function calendarOf(row: CalendarRow): ProviderCalendar {
  const { staff, hours, special, unavailable, busy, elsewhere, ...facts } = row;
  const business = enteredHoursOf({ hours, special }, null);
  return {
    ...facts,
    staff: staff.map(([staffMemberId, serviceIds]) => ({
      staffMemberId,
      services: serviceIds && new Set(serviceIds),
      ...narrowHours(business, enteredHoursOf({ hours, special }, staffMemberId)),
      unavailable: intervalsOf(unavailable, (whose) => whose === null || whose === staffMemberId),
      busy: intervalsOf(busy, (whose) => whose === staffMemberId),
      elsewhere: intervalsOf(elsewhere, (whose) => whose === null || whose === staffMemberId),
    })),
  };
}

type Entered = Pick<CalendarRow, "hours" | "special">;

function enteredHoursOf({ hours, special }: Entered, staffMemberId: string | null): EnteredHours {
  const isTheirs = ([whose]: readonly [string | null, ...unknown[]]) => whose === staffMemberId;
  const week = hours.filter(isTheirs).map(([, dayOfWeek, isClosed, ...times]) => ({
    dayOfWeek,
    isClosed,
    ...clockTimesOf(times),
  }));
  const specialDays = special.filter(isTheirs).map(([, date, isClosed, ...times]) => ({
    date,
    isClosed,
    ...clockTimesOf(times),
  }));
  return { week, specialDays };
}

const clockTimesOf = ([openMinute, closeMinute, lunchStartMinute, lunchEndMinute]: ClockTuple) => ({
  openMinute,
  closeMinute,
  lunchStartMinute,
  lunchEndMinute,
});

function intervalsOf(
  tuples: readonly IntervalTuple[],
  concerns: (staffMemberId: string | null) => boolean,
): Interval[] {
  const intervals: Interval[] = [];
  for (const [whose, startMs, endMs] of tuples) if (concerns(whose)) intervals.push({ startMs, endMs });
  return intervals;
}

/** The rules for slots of a service in this calendar. It starts every 15 minutes (BOOK-4). */
export function slotRules(calendar: ProviderCalendar, service: ServiceTiming, nowMs: number): SlotRules {
  return {
    timeZone: calendar.timeZone,
    durationMinutes: service.durationMinutes,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    stepMinutes: SLOT_STEP_MINUTES,
    minNoticeMinutes: calendar.minNoticeMinutes,
    horizonDays: calendar.horizonDays,
    nowMs,
  };
}
