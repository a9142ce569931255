import "server-only";
import type { Interval } from "@/lib/availability/types";
import type { Tx } from "@/lib/db/client";
import { incrementSettingsVersion } from "@/lib/providers/settingsVersion";

type Calendar = { id: string; providerId: string; staffMemberId: string | null };

/**
 * Replaces the busy times of a calendar elsewhere, in the caller's transaction, which holds the lock of the calendar. When what is
 * to come changes, a hold or a move that was checked before is checked again, and open calendars are told; when it does not,
 * nothing is written.
 * @param busy in order, apart from each other
 */
export async function replaceBusy(
  tx: Tx,
  { id: calendarId, providerId, staffMemberId }: Calendar,
  busy: readonly Interval[],
  nowMs: number,
): Promise<void> {
  const before = await busyAhead(tx, calendarId, nowMs);
  const after = busy.filter(({ endMs }) => endMs > nowMs);
  if (areEqual(before, after, nowMs)) return;
  await tx.externalBusy.deleteMany({ where: { calendarId } });
  await tx.externalBusy.createMany({
    data: busy.map(({ startMs, endMs }) => ({
      staffMemberId,
      providerId,
      startsAt: new Date(startMs),
      endsAt: new Date(endMs),
    })),
  });
  await incrementSettingsVersion(tx, providerId, null);
  await tx.$executeRaw`SELECT note_calendar_change(${providerId}::uuid, ${staffMemberId}::uuid, NULL, NULL)`;
}

/** The busy times of a calendar elsewhere that are not over at `nowMs` (epoch milliseconds), in order. */
export async function busyAhead(tx: Tx, calendarId: string, nowMs: number): Promise<Interval[]> {
  const rows = await tx.externalBusy.findMany({
    where: { calendarId, endsAt: { gt: new Date(nowMs) } },
    select: { startsAt: true, endsAt: true },
    orderBy: { startsAt: "asc" },
  });
  return rows.map(({ startsAt, endsAt }) => ({ startMs: startsAt.getTime(), endMs: endsAt.getTime() }));
}

/** Of what has begun, when it began makes no difference any more: the range that is read moves on. */
function areEqual(before: readonly Interval[], after: readonly Interval[], nowMs: number): boolean {
  return (
    before.length === after.length &&
    before.every((each, index) => {
      const other = after[index];
      return (
        other !== undefined &&
        each.endMs === other.endMs &&
        Math.max(each.startMs, nowMs) === Math.max(other.startMs, nowMs)
      );
    })
  );
}
