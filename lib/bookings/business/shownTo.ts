import "server-only";
import { pool } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { localDateOf } from "@/lib/time/zone";
import { customerContactColumns, moneyColumns, type ShownTo } from "./shownField";

type Shown = Pick<Booking, "id" | "startsAt" | "timeZone"> & { dueOre?: number };

/**
 * Takes out of bookings what is not for a member: all of their money but whether they are paid, and the customer's contacts
 * unless the visit is today, on the clock of the business, and it was not the member who moved it to this day or made it for
 * a client whom they did not type.
 * @param scope of the session; an owner is shown everything
 * @param nowMs epoch milliseconds
 */
export async function shownTo<R extends Shown>(
  rows: readonly R[],
  scope: BusinessScope,
  nowMs: number,
): Promise<ShownTo<R>[]>;
export async function shownTo(
  rows: readonly Shown[],
  { staffMemberId, userId }: BusinessScope,
  nowMs: number,
): Promise<object[]> {
  if (staffMemberId === null) return [...rows];
  const isToday = ({ startsAt, timeZone }: Shown) =>
    localDateOf(startsAt.getTime(), timeZone) === localDateOf(nowMs, timeZone);
  const today = rows.filter(isToday).map(({ id }) => id);
  const ownDoing = await movedToToday(today, userId, nowMs);
  const withContacts = new Set(today.filter((id) => !ownDoing.has(id)));
  return rows.map((row) => ({
    ...row,
    ...noneOf(moneyColumns),
    // Whether anything is due, and not how much.
    ...(row.dueOre === undefined ? {} : { dueOre: Math.min(row.dueOre, 1) }),
    ...(withContacts.has(row.id) ? {} : noneOf(customerContactColumns)),
  }));
}

const noneOf = (columns: readonly string[]) => Object.fromEntries(columns.map((name) => [name, null]));

// Of each booking the last move that brought it to this local day from another one; moves within the day change nothing.
const movedToTodaySql = `
  WITH brought AS (
    SELECT DISTINCT ON (e.booking_id) e.booking_id, e.actor_user_id
    FROM booking_events e
    JOIN bookings b ON b.id = e.booking_id
    CROSS JOIN LATERAL (SELECT
      ((e.data ->> 'from')::timestamptz AT TIME ZONE b.time_zone)::date AS left_day,
      ((e.data ->> 'to')::timestamptz AT TIME ZONE b.time_zone)::date AS new_day,
      ($3::timestamptz AT TIME ZONE b.time_zone)::date AS today) days
    WHERE e.booking_id = ANY ($1::uuid[]) AND e.kind = 'rescheduled' AND new_day = today AND left_day <> today
    ORDER BY e.booking_id, e.id DESC
  )
  SELECT booking_id AS id FROM brought WHERE actor_user_id = $2
  UNION
  SELECT e.booking_id FROM booking_events e
  WHERE e.booking_id = ANY ($1::uuid[]) AND e.kind = 'booked_by_business' AND e.actor_user_id = $2
    AND e.data ? 'isKnownClient'`;

/**
 * Those of the bookings that an account moved to today, or made for a client whom it only chose by name: it is not shown their
 * contacts for that.
 */
async function movedToToday(
  ids: readonly string[],
  userId: string | null,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const values = [[...ids], userId, new Date(nowMs).toISOString()];
  const { rows } = await pool().query<{ id: string }>(movedToTodaySql, values);
  return new Set(rows.map(({ id }) => id));
}
