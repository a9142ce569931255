import "server-only";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import { db, pool } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { bookingMoneySql } from "@/lib/ledger/moneySql";
import type { BookingMoney, Money } from "@/lib/ledger/words";
import type { WithheldMails } from "@/lib/providers/withheldSchema";
import type { LocalDate } from "@/lib/time/localDate";
import { listedBookings } from "../listedBookings";
import { pageByStart, startsBeyond } from "../startOrder";
import type { BookingStatus } from "../status";
import type { EventNames } from "./bookingEvents";
import { bookingMoney, soldColumns } from "./bookingMoney";
import { bookingInDetail, bookingInList } from "./bookingProjection";
import { idRange } from "./idPrefix";
import { namesInHistory } from "./namesInHistory";
import { searchBookings } from "./searchBookings";
import type { ShownTo } from "./shownField";
import { shownTo } from "./shownTo";
import { withheldMails } from "./withheldMails";

/*
 * A business's own bookings. Every query is bound to what the session reaches: the bookings of the business, or of one of
 * its people, without what is not for them.
 */

const listed = {
  ...bookingInList.select,
  ...soldColumns,
  timeZone: true,
  staffMember: { select: { id: true, name: true, isImplicit: true, colour: true } },
  payment: { select: { status: true, refundedOre: true } },
} satisfies Prisma.BookingSelect;

const detailed = {
  ...listed,
  ...bookingInDetail.select,
  staffMember: listed.staffMember,
} satisfies Prisma.BookingSelect;

type ListedRow = Prisma.BookingGetPayload<{ select: typeof listed }>;
/** `money`: the sums of its ledger's rows, in öre; null where amounts are not for whoever asks. */
export type ProviderBookingRow = Omit<ShownTo<ListedRow>, "ledger"> & { money: BookingMoney | null };
export type BookingDetailRow = ShownTo<Prisma.BookingGetPayload<{ select: typeof detailed }>> &
  Required<EventNames> & { withheld: WithheldMails };

export type BookingFilter = {
  /** Any of these; empty or absent: all. */
  statuses?: readonly BookingStatus[] | undefined;
  /** What overlaps `[fromMs, toMs)`. */
  fromMs?: number | undefined;
  toMs?: number | undefined;
  /** The beginning of the id, as typed. */
  idPrefix?: string | undefined;
  /** A name, phone number, address or reference, as typed. */
  search?: string | undefined;
};

/** A booking lasts a day at most (the check of the services), which bounds the walk over the index by start. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Whose bookings a session reaches. */
export const inScope = ({ providerId, staffMemberId }: BusinessScope) => ({
  providerId,
  ...(staffMemberId === null ? {} : { staffMemberId }),
});

async function matching(
  scope: BusinessScope,
  filter: BookingFilter,
): Promise<Prisma.BookingWhereInput | null> {
  const ids = filter.idPrefix ? idRange(filter.idPrefix) : undefined;
  if (ids === null) return null;
  const found = filter.search ? await searchBookings(scope, filter.search) : undefined;
  const { fromMs, toMs, statuses = [] } = filter;
  return {
    ...inScope(scope),
    ...(statuses.length > 0 ? { status: { in: [...statuses] } } : {}),
    ...(ids ? { id: { gte: ids.from, lte: ids.to } } : {}),
    ...(found ? { AND: [{ id: { in: found } }] } : {}),
    startsAt: {
      ...(fromMs === undefined ? {} : { gte: new Date(fromMs - LONGEST_MS) }),
      ...(toMs === undefined ? {} : { lt: new Date(toMs) }),
    },
    ...(fromMs === undefined ? {} : { endsAt: { gt: new Date(fromMs) } }),
  };
}

const order = "start";

async function listedTo(
  rows: ListedRow[],
  scope: BusinessScope,
  nowMs: number,
): Promise<ProviderBookingRow[]> {
  const shown = await shownTo(rows, scope, nowMs);
  return shown.map(({ ledger, ...row }) => ({ ...row, money: bookingMoney({ ...row, ledger }, nowMs) }));
}

/**
 * One page of the bookings in the scope, earliest first, as they are shown at `nowMs`.
 * @throws AppError invalid_request for a cursor that is none of ours
 */
export async function listProviderBookings(
  scope: BusinessScope,
  filter: BookingFilter,
  { limit, cursor, nowMs }: { limit: number; cursor?: string | undefined; nowMs: number },
): Promise<{ items: ProviderBookingRow[]; total: number; nextCursor: string | null }> {
  const where = await matching(scope, filter);
  const rest = startsBeyond(cursor, order, "asc");
  if (where === null) return { items: [], total: 0, nextCursor: null };
  const [total, rows] = await Promise.all([
    db().booking.count({ where }),
    db().booking.findMany({
      where: { AND: [where, rest] },
      select: listed,
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      take: limit + 1,
    }),
  ]);
  const page = pageByStart(rows, limit, order);
  return { total, ...page, items: await listedTo(page.items, scope, nowMs) };
}

/** One of the bookings in the scope; null when there is none of this id, or it is somebody else's. */
export async function findProviderBooking(
  scope: BusinessScope,
  id: string,
  nowMs: number,
): Promise<BookingDetailRow | null> {
  const row = await db().booking.findFirst({ where: { id, ...inScope(scope) }, select: detailed });
  if (row === null) return null;
  const [[shown], names, withheld] = await Promise.all([
    shownTo([row], scope, nowMs),
    namesInHistory(scope.providerId, row.events),
    withheldMails(scope.providerId, row),
  ]);
  if (shown === undefined) return null;
  const notifiesCustomer = row.notifiesCustomer && withheld === null;
  return { ...shown, ...names, notifiesCustomer, withheld };
}

/*
 * What the business's calendar shows: a busy business would see mostly abandoned checkouts among the cancelled ones.
 * They are still listed over the HTTP contract.
 */
const lapsedBefore = (nowMs: number) => new Date(nowMs - HOLD_GRACE_SECONDS * 1000);

const inCalendar = (scope: BusinessScope, nowMs: number): Prisma.BookingWhereInput[] => [
  inScope(scope),
  listedBookings,
  { NOT: { status: "pending", holdExpiresAt: { lt: lapsedBefore(nowMs) } } },
];

export type CalendarFilter = {
  /** Any of these; empty: all. */
  statuses: readonly BookingStatus[];
  /** One person's; null: everybody's. */
  staffMemberId: string | null;
};

/** The calendar's bookings that start in `[fromMs, toMs)`, earliest first. */
export async function calendarBookings(
  scope: BusinessScope,
  range: CalendarFilter & { fromMs: number; toMs: number },
  nowMs: number,
): Promise<ProviderBookingRow[]> {
  const { statuses, staffMemberId } = range;
  const rows = await db().booking.findMany({
    where: {
      AND: [
        ...inCalendar(scope, nowMs),
        { startsAt: { gte: new Date(range.fromMs), lt: new Date(range.toMs) } },
        statuses.length > 0 ? { status: { in: [...statuses] } } : {},
        staffMemberId === null ? {} : { staffMemberId },
      ],
    },
    select: listed,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return listedTo(rows, scope, nowMs);
}

/** The next bookings, paid for or being paid, earliest first. */
export async function nextBookings(
  scope: BusinessScope,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<ProviderBookingRow[]> {
  const rows = await db().booking.findMany({
    where: {
      AND: [
        ...inCalendar(scope, nowMs),
        { startsAt: { gte: new Date(nowMs) }, status: { in: ["pending", "confirmed"] } },
      ],
    },
    select: listed,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  return listedTo(rows, scope, nowMs);
}

/**
 * Of one local day: the bookings of the wanted statuses, those that wait for payment apart (as `countOf` does it), and
 * their money with what is kept of all that were cancelled.
 */
export type BookingDay = {
  date: LocalDate;
  count: number;
  waiting: number;
  /** null: not for whoever asks. */
  money: Money | null;
};

const isWantedSql = "(cardinality($2::text[]) = 0 OR b.status::text = ANY ($2))";

// The same rule as `listedBookings`, for counting.
const inCalendarSql = `
  b.provider_id = $1
  AND ($5::uuid IS NULL OR b.staff_member_id = $5)
  AND (b.cancel_reason IS NULL OR b.cancel_reason IN ('by_customer', 'by_provider', 'withdrawn')
    OR EXISTS (SELECT 1 FROM payments p WHERE p.booking_id = b.id AND p.provider_id = b.provider_id AND p.status = 'paid'))
  AND NOT (b.status = 'pending' AND b.hold_expires_at < $3)`;

const sumOre = (column: string) =>
  `coalesce(sum(b.${column}) FILTER (WHERE b.status = 'cancelled' OR ${isWantedSql}), 0)::float8`;

const bookingDaysSql = `
  SELECT to_char(b.starts_at AT TIME ZONE $4, 'YYYY-MM-DD') AS date,
    count(*) FILTER (WHERE b.status <> 'pending' AND ${isWantedSql})::int AS count,
    count(*) FILTER (WHERE b.status = 'pending' AND ${isWantedSql})::int AS waiting,
    json_build_object('bookedOre', ${sumOre("booked")}, 'earnedOre', ${sumOre("earned")},
      'keptOre', ${sumOre("kept")}, 'unpaidOre', ${sumOre("unpaid")}) AS money
  FROM (${bookingMoneySql({ where: `${inCalendarSql} AND b.starts_at >= $6 AND b.starts_at < $7`, now: "$8" })}) b
  GROUP BY 1 ORDER BY 1`;

type CalendarQuestion = CalendarFilter & { timeZone: string; nowMs: number };

const calendarParams = (scope: BusinessScope, question: CalendarQuestion) => [
  scope.providerId,
  [...question.statuses],
  lapsedBefore(question.nowMs).toISOString(),
  question.timeZone,
  scope.staffMemberId ?? question.staffMemberId,
];

/** The local days with bookings, cancelled ones included, that start in `[fromMs, toMs)`; a member is told no sums. */
export async function bookingDays(
  scope: BusinessScope,
  { fromMs, toMs, ...question }: CalendarQuestion & { fromMs: number; toMs: number },
): Promise<BookingDay[]> {
  const { rows } = await pool().query<BookingDay>(bookingDaysSql, [
    ...calendarParams(scope, question),
    new Date(fromMs).toISOString(),
    new Date(toMs).toISOString(),
    new Date(question.nowMs).toISOString(),
  ]);
  return scope.staffMemberId === null ? rows : rows.map((day) => ({ ...day, money: null }));
}

const firstDaySql = `
  (SELECT to_char(b.starts_at AT TIME ZONE $4, 'YYYY-MM-DD') AS date
    FROM bookings b WHERE ${inCalendarSql} AND ${isWantedSql} AND b.starts_at >= $6 ORDER BY b.starts_at LIMIT 1)
  UNION ALL
  (SELECT to_char(b.starts_at AT TIME ZONE $4, 'YYYY-MM-DD')
    FROM bookings b WHERE ${inCalendarSql} AND ${isWantedSql} AND b.starts_at < $6 ORDER BY b.starts_at DESC LIMIT 1)
  LIMIT 1`;

/** The first local day with bookings that start at `fromMs` or later; when there is none, the last one before it. */
export async function firstBookingDay(
  scope: BusinessScope,
  { fromMs, ...question }: CalendarQuestion & { fromMs: number },
): Promise<LocalDate | null> {
  const { rows } = await pool().query<{ date: LocalDate }>(firstDaySql, [
    ...calendarParams(scope, question),
    new Date(fromMs).toISOString(),
  ]);
  return rows[0]?.date ?? null;
}

const firstVisitsSql = `
  SELECT b.id FROM bookings b
  WHERE b.provider_id = $1 AND b.id = ANY ($2::uuid[]) AND b.customer_email <> '' AND NOT EXISTS (
    SELECT 1 FROM bookings earlier
    WHERE earlier.provider_id = b.provider_id AND earlier.starts_at < b.starts_at
      AND earlier.status IN ('confirmed', 'completed')
      AND earlier.customer_email <> '' AND lower(earlier.customer_email) = lower(b.customer_email)
  )`;

/** Those of the bookings whose customer, by e-mail address, had none here before; of erased people nobody knows. */
export async function firstVisits(
  providerId: string,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (bookingIds.length === 0) return new Set();
  const { rows } = await pool().query<{ id: string }>(firstVisitsSql, [providerId, [...bookingIds]]);
  return new Set(rows.map(({ id }) => id));
}
