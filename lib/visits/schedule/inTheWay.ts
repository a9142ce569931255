import "server-only";
import { z } from "zod";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import { overlaps } from "@/lib/availability/slots/intervals";
import { businessDateOf, openWindow } from "@/lib/availability/slots/openWindow";
import type { Interval, StaffCalendar } from "@/lib/availability/types";
import type { Tx } from "@/lib/db/client";
import { MINUTE_MS } from "@/lib/time/zone";

/** What prevents a booking at a place of the calendar, with the part of the day that it takes. */
export type InTheWay = Interval & {
  kind: "booking" | "hold" | "absence" | "lunch" | "closed";
  bookingId: string | null;
  customerName: string | null;
  reason: string | null;
};

const takenRow = z.object({
  id: z.uuid(),
  isHold: z.boolean(),
  isLapsed: z.boolean(),
  customerName: z.string(),
  blockedFrom: z.date(),
  blockedUntil: z.date(),
});

type Wanted = { providerId: string; staffMemberId: string; bookingId: string; blocked: Interval };

/**
 * The other bookings of a person in a time with its buffers, as the exclusion constraint compares them: also holds that ran out
 * and are not settled yet, apart by their ids.
 */
export async function bookingsInTheWay(
  tx: Tx,
  { providerId, staffMemberId, bookingId, blocked }: Wanted,
): Promise<{ taken: InTheWay[]; lapsedIds: string[] }> {
  const [from, until] = [new Date(blocked.startMs), new Date(blocked.endMs)];
  const rows: unknown = await tx.$queryRaw`
    SELECT id, status = 'pending' AS "isHold", customer_name AS "customerName",
      status = 'pending' AND hold_expires_at < now() - make_interval(secs => ${HOLD_GRACE_SECONDS}) AS "isLapsed",
      blocked_from AS "blockedFrom", blocked_until AS "blockedUntil"
    FROM bookings
    WHERE provider_id = ${providerId}::uuid AND staff_member_id = ${staffMemberId}::uuid AND id <> ${bookingId}::uuid
      AND status <> 'cancelled' AND tstzrange(blocked_from, blocked_until, '[)') && tstzrange(${from}, ${until}, '[)')
    ORDER BY starts_at`;
  const found = z.array(takenRow).parse(rows);
  return {
    lapsedIds: found.filter(({ isLapsed }) => isLapsed).map(({ id }) => id),
    taken: found
      .filter(({ isLapsed }) => !isLapsed)
      .map((row) => ({
        kind: row.isHold ? "hold" : "booking",
        startMs: row.blockedFrom.getTime(),
        endMs: row.blockedUntil.getTime(),
        bookingId: row.id,
        customerName: row.customerName,
        reason: null,
      })),
  };
}

/**
 * What of a person's hours and absences is in the way of a booking: the parts of it outside opening hours, lunches and
 * absences; and busy times elsewhere, also where only its buffers meet them.
 */
export function hoursInTheWay(
  { slot, blocked }: { slot: Interval; blocked: Interval },
  calendar: StaffCalendar,
  timeZone: string,
): InTheWay[] {
  const none = { bookingId: null, customerName: null, reason: null };
  const window = openWindow(businessDateOf(slot.startMs, timeZone), calendar, timeZone);
  const absences = [
    ...calendar.unavailable.filter((absence) => overlaps(absence, slot)),
    ...calendar.elsewhere.filter((busy) => overlaps(busy, blocked)),
  ].map((absence): InTheWay => ({ ...absence, kind: "absence", ...none }));
  if (window === null) return [{ ...slot, kind: "closed", ...none }, ...absences];
  const outside = [
    { startMs: slot.startMs, endMs: Math.min(slot.endMs, window.openMs) },
    { startMs: Math.max(slot.startMs, window.closeMs), endMs: slot.endMs },
  ].filter(({ startMs, endMs }) => startMs < endMs);
  return [
    ...outside.map((part): InTheWay => ({ ...part, kind: "closed", ...none })),
    ...window.lunches
      .filter((lunch) => overlaps(lunch, slot))
      .map((lunch): InTheWay => ({ ...lunch, kind: "lunch", ...none })),
    ...absences,
  ].sort((a, b) => a.startMs - b.startMs);
}

/** How many minutes of a wanted time what is in the way takes, those that several take once. */
export function missingMinutes(wanted: Interval, inTheWay: readonly Interval[]): number {
  let missingMs = 0;
  let countedUntil = wanted.startMs;
  for (const { startMs, endMs } of [...inTheWay].sort((a, b) => a.startMs - b.startMs)) {
    const from = Math.max(startMs, countedUntil);
    const until = Math.min(endMs, wanted.endMs);
    if (from >= until) continue;
    missingMs += until - from;
    countedUntil = until;
  }
  return Math.ceil(missingMs / MINUTE_MS);
}
