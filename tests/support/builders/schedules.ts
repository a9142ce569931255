import { bookingOfCalendar } from "@/lib/business/calendar/calendarBookings";
import { undoChange } from "@/lib/business/calendar/undo";
import { db, pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { type ScheduleChange, scheduleBooking } from "@/lib/visits/schedule/scheduleBooking";
import { nowMs } from "./now";
import type { Salon } from "./salon";

/* Changing a salon's calendar as its owner does, at the moment of `nowMs`. */

export const ownerOf = (place: Salon): BusinessScope => ({
  providerId: place.id,
  staffMemberId: null,
  userId: place.ownerId,
});

type Wish = Partial<Omit<ScheduleChange, "startMs">> & { at?: string };

/** Changes start (`at`, ISO 8601), person or length of a booking as it is now, unless another `sequence` is given. */
export async function schedule(place: Salon, bookingId: string, { at, ...wish }: Wish) {
  const { sequence } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
  return scheduleBooking(ownerOf(place), {
    bookingId,
    startMs: at === undefined ? undefined : Date.parse(at),
    outsideHours: false,
    sequence,
    userId: place.ownerId,
    nowMs,
    ...wish,
  });
}

/** The same, where it has to change something; the token of the undo. */
export async function scheduled(place: Salon, bookingId: string, wish: Wish): Promise<string> {
  const undo = await schedule(place, bookingId, wish);
  if (undo === null) throw new Error("Nothing was changed");
  return undo.token;
}

export const undo = (place: Salon, token: string) => undoChange(ownerOf(place), token, nowMs);

/** The booking as its owner's calendar tells it. */
export const drawn = (place: Salon, bookingId: string) => bookingOfCalendar(ownerOf(place), bookingId, nowMs);

/** Lets the time of an undo pass. */
export async function afterUndo(token: string): Promise<void> {
  await pool().query("UPDATE undo_steps SET expires_at = now() - interval '1 second' WHERE id = $1", [token]);
}

/** The error that a piece of work was refused by. */
export async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("It was not refused");
}

/** The waiting mails about a booking: kind, when its job runs, what it is told. */
export async function waitingMails(bookingId: string) {
  const { rows } = await pool().query<{ kind: string; inSeconds: number; payload: Record<string, unknown> }>(
    `SELECT m.kind, m.payload, date_part('epoch', j.run_at - now())::float8 AS "inSeconds"
     FROM outbox_mails m JOIN graphile_worker._private_jobs j ON j.payload ->> 'mailId' = m.id::text
     WHERE m.booking_id = $1 AND m.sent_at IS NULL ORDER BY m.created_at, m.kind`,
    [bookingId],
  );
  return rows;
}
