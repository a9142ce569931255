import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { staffNameColumns, staffNameOf } from "../staffName";
import { listedNotices, type NoticeAnswer, type OwnNotices } from "./schemas";

const dayMs = 24 * 60 * 60_000;

const columns = {
  id: true,
  kind: true,
  startsAt: true,
  previousStart: true,
  furtherDates: true,
  shownAt: true,
  readAt: true,
  booking: {
    select: {
      id: true,
      serviceName: true,
      customerName: true,
      timeZone: true,
      staffMemberId: true,
      staffMember: { select: staffNameColumns },
    },
  },
} satisfies Prisma.NoticeSelect;
type Row = Prisma.NoticeGetPayload<{ select: typeof columns }>;

/** Only what the session's own sign-in was told, in the page and not before it can no longer be undone. */
const toldTo = (providerId: string, userId: string, nowMs: number) =>
  ({
    member: { providerId, userId, endedAt: null },
    inPage: true,
    shownAt: { lte: new Date(nowMs), gt: new Date(nowMs - listedNotices.days * dayMs) },
  }) satisfies Prisma.NoticeWhereInput;

/** The latest that a sign-in was told of the business's bookings, newest first. */
export async function ownNotices(scope: BusinessScope, nowMs: number): Promise<OwnNotices> {
  const { providerId, userId } = scope;
  if (userId === null) return { unread: 0, notices: [] };
  const rows = await db().notice.findMany({
    where: toldTo(providerId, userId, nowMs),
    select: columns,
    orderBy: [{ shownAt: "desc" }, { id: "asc" }],
    take: listedNotices.count,
  });
  const notices = rows.map((row) => answerOf(row, scope));
  return { unread: notices.filter(({ is_read }) => !is_read).length, notices };
}

/** A member is told neither the name nor the place of a booking that is a colleague's by now. */
function answerOf({ booking, ...row }: Row, { staffMemberId }: BusinessScope): NoticeAnswer {
  const isReached = staffMemberId === null || booking.staffMemberId === staffMemberId;
  return {
    id: row.id,
    kind: row.kind,
    booking_id: isReached ? booking.id : null,
    service_name: booking.serviceName,
    customer_name: isReached ? booking.customerName : "",
    staff_name: isReached ? staffNameOf(booking.staffMember) : null,
    start_time: row.startsAt.toISOString(),
    previous_start_time: row.previousStart?.toISOString() ?? null,
    further_dates: row.furtherDates,
    time_zone: booking.timeZone,
    told_at: row.shownAt.toISOString(),
    is_read: row.readAt !== null,
  };
}

/** Marks what a sign-in was told as read, once; ids of others are passed over. */
export async function readNotices(
  { providerId, userId }: BusinessScope,
  ids: readonly string[],
  nowMs: number,
): Promise<void> {
  if (userId === null) return;
  await db().notice.updateMany({
    where: { ...toldTo(providerId, userId, nowMs), id: { in: [...ids] }, readAt: null },
    data: { readAt: new Date(nowMs) },
  });
}
