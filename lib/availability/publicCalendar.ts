import "server-only";
import { pool } from "@/lib/db/client";
import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { dayView, type HoursDay, hoursView, type SpecialDayView } from "./hours/hoursView";
import { type SpecialDayHours, type WeekdayHours, weekOf } from "./hours/week";
import { HOLD_GRACE_SECONDS } from "./slots/holdGrace";
import type { Interval } from "./types";

/** The public part of a business's calendar: when it is open, unavailable and busy. Neither why nor with whom. */

/** The opening hours of the business as a whole. */
export async function openingHoursOf(providerId: string): Promise<HoursDay[]> {
  const { rows } = await pool().query<WeekdayHours>(
    `SELECT day_of_week AS "dayOfWeek", is_closed AS "isClosed", open_minute AS "openMinute",
       close_minute AS "closeMinute", lunch_start_minute AS "lunchStartMinute", lunch_end_minute AS "lunchEndMinute"
     FROM opening_hours WHERE provider_id = $1 AND staff_member_id IS NULL`,
    [providerId],
  );
  return hoursView(weekOf(rows));
}

/** The special days of the business from one day to another, both included. */
export async function specialDaysOf(
  providerId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<SpecialDayView[]> {
  const { rows } = await pool().query<SpecialDayHours>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS date, is_closed AS "isClosed", open_minute AS "openMinute",
       close_minute AS "closeMinute", lunch_start_minute AS "lunchStartMinute", lunch_end_minute AS "lunchEndMinute"
     FROM special_days
     WHERE provider_id = $1 AND staff_member_id IS NULL AND day BETWEEN $2::date AND $3::date ORDER BY day`,
    [providerId, from, to],
  );
  return rows.map(({ date, ...day }) => ({ ...dayView(isoWeekday(date), day), date }));
}

export type PublicUnavailableTime = Interval & { id: string };

/** The unavailable times of the whole business that overlap a range. */
export async function unavailableTimesOf(
  providerId: string,
  range: Interval,
): Promise<PublicUnavailableTime[]> {
  const { rows } = await pool().query<PublicUnavailableTime>(
    `SELECT id, date_part('epoch', starts_at) * 1000 AS "startMs", date_part('epoch', ends_at) * 1000 AS "endMs"
     FROM unavailable_times
     WHERE provider_id = $1 AND staff_member_id IS NULL AND starts_at < $3 AND ends_at > $2 ORDER BY starts_at, id`,
    [providerId, new Date(range.startMs).toISOString(), new Date(range.endMs).toISOString()],
  );
  return rows;
}

export type BusyTime = Interval & { status: "pending" | "confirmed" | "completed" };

/**
 * The busy intervals of businesses that overlap a range, in order of start: bookings with the time they block, and
 * holds until they have run out.
 */
export async function busyTimesOf(
  providerIds: readonly string[],
  range: Interval & { nowMs: number },
): Promise<Map<string, BusyTime[]>> {
  const { rows } = await pool().query<BusyTime & { providerId: string }>(
    `SELECT provider_id AS "providerId", status, date_part('epoch', blocked_from) * 1000 AS "startMs",
       date_part('epoch', blocked_until) * 1000 AS "endMs"
     FROM bookings
     WHERE provider_id = ANY ($1::uuid[]) AND starts_at >= $2::timestamptz - interval '2 days'
       AND starts_at < $3::timestamptz + interval '2 days' AND blocked_until > $2 AND blocked_from < $3
       AND status <> 'cancelled'
       AND (status <> 'pending' OR hold_expires_at >= $4::timestamptz - interval '${HOLD_GRACE_SECONDS} seconds')
     ORDER BY blocked_from, blocked_until`,
    [
      [...providerIds],
      ...[range.startMs, range.endMs, range.nowMs].map((instant) => new Date(instant).toISOString()),
    ],
  );
  const found = new Map<string, BusyTime[]>(providerIds.map((id) => [id, []]));
  for (const { providerId, ...busy } of rows) found.get(providerId)?.push(busy);
  return found;
}
