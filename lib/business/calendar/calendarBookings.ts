import "server-only";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import { shownTo } from "@/lib/bookings/business/shownTo";
import { businessMoveRefusal, lengthRefusal } from "@/lib/bookings/customer/customerRules";
import { isPaid, paidState } from "@/lib/bookings/payment/paidState";
import { bookingReference } from "@/lib/bookings/reference";
import { markRefusal } from "@/lib/bookings/visitMarks";
import { pool } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { toSek } from "@/lib/money/ore";
import { localDateOf, localMinuteOf, MINUTES_PER_DAY } from "@/lib/time/zone";
import { clientsOfBookings } from "../clients/allergies";
import type { CalendarBooking } from "./calendarSchemas";

type Row = Pick<
  Booking,
  | "id"
  | "status"
  | "source"
  | "paymentWay"
  | "visitMark"
  | "startsAt"
  | "endsAt"
  | "blockedFrom"
  | "blockedUntil"
  | "durationMinutes"
  | "timeZone"
  | "staffMemberId"
  | "serviceId"
  | "serviceName"
  | "customerName"
  | "customerPhone"
  | "deliveryMode"
  | "holdExpiresAt"
  | "totalOre"
  | "dueOre"
  | "clientId"
  | "seriesId"
  | "sequence"
> & { hasObjection: boolean; isFirstVisit: boolean };

// Each subquery reads by an index of the booking or its customer: two more for each of the 400 bookings of a full week.
const bookingsSql = `
  SELECT b.id, b.status, b.source, b.payment_way AS "paymentWay", b.visit_mark AS "visitMark",
    b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.blocked_from AS "blockedFrom",
    b.blocked_until AS "blockedUntil", b.duration_minutes AS "durationMinutes", b.time_zone AS "timeZone",
    b.staff_member_id AS "staffMemberId", b.service_id AS "serviceId", b.service_name AS "serviceName",
    b.customer_name AS "customerName", b.customer_phone AS "customerPhone", b.delivery_mode AS "deliveryMode",
    b.hold_expires_at AS "holdExpiresAt", b.total_ore AS "totalOre", b.due_ore AS "dueOre", b.client_id AS "clientId",
    b.series_id AS "seriesId", b.sequence,
    EXISTS (SELECT 1 FROM booking_events e WHERE e.booking_id = b.id AND e.kind = 'objected') AS "hasObjection",
    (b.customer_email <> '' OR b.client_id IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM bookings v WHERE v.provider_id = b.provider_id AND b.customer_email <> ''
        AND v.customer_email <> '' AND lower(v.customer_email) = lower(b.customer_email)
        AND v.starts_at < b.starts_at AND v.status IN ('confirmed', 'completed'))
      AND NOT EXISTS (SELECT 1 FROM bookings v WHERE v.client_id = b.client_id AND v.starts_at < b.starts_at
        AND v.status IN ('confirmed', 'completed')) AS "isFirstVisit"
  FROM bookings b
  WHERE b.provider_id = $1 AND ($2::uuid IS NULL OR b.staff_member_id = $2)`;

const inRangeSql = `${bookingsSql}
    AND b.starts_at >= $3 AND b.starts_at < $4 AND b.status <> 'cancelled'
    AND NOT (b.status = 'pending' AND b.hold_expires_at < $5::timestamptz - interval '${HOLD_GRACE_SECONDS} seconds')
  ORDER BY b.starts_at, b.id`;

/** Which of the cancelled ones the calendar shows: the rule of `listedBookings`. */
const cancelledSql = `${bookingsSql}
    AND b.starts_at >= $3 AND b.starts_at < $4 AND b.status = 'cancelled'
    AND (b.cancel_reason IS NULL OR b.cancel_reason IN ('by_customer', 'by_provider', 'withdrawn')
      OR EXISTS (SELECT 1 FROM payments p WHERE p.booking_id = b.id AND p.provider_id = b.provider_id AND p.status = 'paid'))
  ORDER BY b.starts_at, b.id`;

type Range = { fromMs: number; toMs: number; nowMs: number };

/** The bookings of a calendar that start in `[fromMs, toMs)`, earliest first, without cancelled ones and lapsed holds. */
export async function bookingsOfCalendar(
  scope: BusinessScope,
  staffMemberId: string | null,
  { fromMs, toMs, nowMs }: Range,
): Promise<CalendarBooking[]> {
  const instants = [fromMs, toMs, nowMs].map((ms) => new Date(ms).toISOString());
  const { rows } = await pool().query<Row>(inRangeSql, [scope.providerId, staffMemberId, ...instants]);
  return serialized(rows, scope, nowMs);
}

/** Those of the same range that were cancelled, earliest first. They take no time. */
export async function cancelledOfCalendar(
  scope: BusinessScope,
  staffMemberId: string | null,
  { fromMs, toMs, nowMs }: Range,
): Promise<CalendarBooking[]> {
  const instants = [fromMs, toMs].map((ms) => new Date(ms).toISOString());
  const { rows } = await pool().query<Row>(cancelledSql, [scope.providerId, staffMemberId, ...instants]);
  return serialized(rows, scope, nowMs);
}

/**
 * One booking as the calendar tells it.
 * @throws AppError not_found
 */
export async function bookingOfCalendar(
  scope: BusinessScope,
  id: string,
  nowMs: number,
): Promise<CalendarBooking> {
  const { rows } = await pool().query<Row>(`${bookingsSql} AND b.id = $3`, [
    scope.providerId,
    scope.staffMemberId,
    id,
  ]);
  const [booking] = await serialized(rows, scope, nowMs);
  if (booking === undefined) throw new AppError("not_found");
  return booking;
}

async function serialized(
  rows: readonly Row[],
  scope: BusinessScope,
  nowMs: number,
): Promise<CalendarBooking[]> {
  const ids = rows.map(({ id }) => id);
  const [shown, clients] = await Promise.all([
    shownTo(rows, scope, nowMs),
    clientsOfBookings(scope, ids, nowMs),
  ]);
  return shown.map((row) => ({
    id: row.id,
    reference: bookingReference(row.id),
    customer_name: row.customerName,
    customer_phone: row.customerPhone,
    service_id: row.serviceId,
    service_name: row.serviceName,
    staff_id: row.staffMemberId,
    status: row.status,
    source: row.source,
    payment_way: row.paymentWay,
    payment_state: paidState(row),
    is_paid: isPaid(paidState(row)),
    total_amount: row.totalOre === null ? null : toSek(row.totalOre),
    visit_mark: row.visitMark,
    has_objection: row.hasObjection,
    is_first_visit: row.isFirstVisit,
    allergies: clients.get(row.id)?.allergies ?? [],
    delivery_mode: row.deliveryMode,
    client_id: row.clientId,
    series_id: row.seriesId,
    start_time: row.startsAt.toISOString(),
    end_time: row.endsAt.toISOString(),
    duration_minutes: row.durationMinutes,
    blocked_from: row.blockedFrom.toISOString(),
    blocked_until: row.blockedUntil.toISOString(),
    ...drawnAt(row),
    hold_expires_at: row.status === "pending" ? (row.holdExpiresAt?.toISOString() ?? null) : null,
    sequence: row.sequence,
    can: {
      move: businessMoveRefusal(row, nowMs),
      lengthen: lengthRefusal(row, nowMs),
      arrived: markRefusal(row, "arrived", nowMs),
      no_show: markRefusal(row, "no_show", nowMs),
    },
  }));
}

/** The day of the start, and the minutes of it that the booking takes; what goes past midnight ends there. */
function drawnAt({ startsAt, endsAt, timeZone }: Pick<Row, "startsAt" | "endsAt" | "timeZone">) {
  const [startMs, endMs] = [startsAt.getTime(), endsAt.getTime()];
  const date = localDateOf(startMs, timeZone);
  const start_minute = localMinuteOf(startMs, timeZone);
  const end_minute = localDateOf(endMs, timeZone) > date ? MINUTES_PER_DAY : localMinuteOf(endMs, timeZone);
  return { date, start_minute, end_minute: Math.max(start_minute, end_minute) };
}
