import "server-only";
import { z } from "zod";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";

const hourMs = 60 * 60_000;
/** A reminder is due a day before, and an hour more so that a worker that is a little late still comes a day before. */
export const REMIND_BEFORE_MS = 25 * hourMs;
/** No reminder for a visit that was booked this close to it: its confirmation says the same. */
const bookedShortlyHours = 26;

const dueRow = z.object({
  id: z.uuid(),
  providerId: z.uuid(),
  startsAt: z.date(),
});

/**
 * Writes the reminders of the confirmed bookings that start within 25 hours, once for each start: a booking that was moved is
 * reminded of its new time. After a stop of the worker, however long, each is written that is still worth it: whose visit has
 * not begun. Any number of workers may run it at once.
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
  const [now, until] = [new Date(nowMs), new Date(nowMs + REMIND_BEFORE_MS)];
  const rows: unknown = await tx.$queryRaw`
    UPDATE bookings SET reminded_for = starts_at
    WHERE id IN (
      SELECT id FROM bookings
      WHERE status = 'confirmed' AND starts_at > ${now} AND starts_at <= ${until}
        AND reminded_for IS DISTINCT FROM starts_at
        AND coalesce(confirmed_at, created_at) <= starts_at - make_interval(hours => ${bookedShortlyHours}::int)
      ORDER BY starts_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, provider_id AS "providerId", starts_at AS "startsAt"`;
  const due = z.array(dueRow).parse(rows);
  for (const { startsAt, ...booking } of due) {
    await mailCustomer(tx, "booking_reminder", booking, { payload: { start: startsAt.toISOString() } });
  }
  return due.length;
}
