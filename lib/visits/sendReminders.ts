import "server-only";
import { z } from "zod";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";

const hourMs = 60 * 60_000;
/** A day before, give or take an hour: the worker may be late by as much without missing a booking. */
export const REMIND_BEFORE_MS = 25 * hourMs;
const latestMs = 23 * hourMs;
/** No reminder for a booking made less than this ago: its confirmation was just sent. */
const justBookedMs = 3 * hourMs;

const dueRow = z.object({
  id: z.uuid(),
  providerId: z.uuid(),
  startsAt: z.date(),
});

/**
 * Writes the reminders of the confirmed bookings that start in 23 to 25 hours, once for each start: a booking that was
 * moved is reminded of its new time. Any number of workers may run it at once.
 * @returns how many were written
 */
export async function sendReminders(nowMs: number, batch = 200): Promise<number> {
  let reminded = 0;
  for (;;) {
    const count = await inTransaction((tx) => remind(tx, nowMs, batch), { timeout: 30_000 });
    reminded += count;
    if (count < batch) return reminded;
  }
}

async function remind(tx: Tx, nowMs: number, batch: number): Promise<number> {
  const [from, until] = [new Date(nowMs + latestMs), new Date(nowMs + REMIND_BEFORE_MS)];
  const bookedBefore = new Date(nowMs - justBookedMs);
  const rows: unknown = await tx.$queryRaw`
    UPDATE bookings SET reminded_for = starts_at
    WHERE id IN (
      SELECT id FROM bookings
      WHERE status = 'confirmed' AND starts_at >= ${from} AND starts_at <= ${until}
        AND reminded_for IS DISTINCT FROM starts_at
        AND coalesce(confirmed_at, created_at) <= ${bookedBefore}
      ORDER BY starts_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, provider_id AS "providerId", starts_at AS "startsAt"`;
  const due = z.array(dueRow).parse(rows);
  for (const { startsAt, ...booking } of due) {
    await mailCustomer(tx, "booking_reminder", booking, { payload: { start: startsAt.toISOString() } });
  }
  return due.length;
}
