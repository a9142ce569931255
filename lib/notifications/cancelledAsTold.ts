import "server-only";
import { z } from "zod";
import type { LoadedBooking } from "@/lib/bookings/bookingFacts";
import { staffNameColumns } from "@/lib/bookings/staffName";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { formatDayOf, formatTime } from "@/lib/time/format";
import { MINUTE_MS } from "@/lib/time/zone";

/*
 * A booking that the business moved and that was cancelled before the mail of the move was sent: the mail of the cancellation
 * and its calendar file name the time that the customer, and a person who had it before a colleague, was told.
 */

const asToldSchema = z.object({
  /** By the id of the booking. */
  told: z.record(
    z.uuid(),
    z.object({
      startsAt: z.coerce.date(),
      durationMinutes: z.int(),
      staffMemberId: z.uuid(),
      /** The start that it had when it was cancelled, where the customer may know that as well. */
      movedTo: z.coerce.date().nullable(),
    }),
  ),
});

const toldOf = (payload: unknown, { id }: LoadedBooking) => asToldSchema.safeParse(payload).data?.told[id];

/** A cancelled booking with time, length and person as the reader of a mail was told. */
export async function cancelledAsTold(booking: LoadedBooking, payload: unknown): Promise<LoadedBooking> {
  const told = toldOf(payload, booking);
  if (told === undefined) return booking;
  const { startsAt, durationMinutes, staffMemberId } = told;
  const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  const staffMember =
    staffMemberId === booking.staffMemberId
      ? booking.staffMember
      : await db().staffMember.findUniqueOrThrow({ where: { id: staffMemberId }, select: staffNameColumns });
  return { ...booking, startsAt, endsAt, durationMinutes, staffMemberId, staffMember };
}

/** The start that a cancelled booking was moved to, as text, where the letter has to name it as well; null otherwise. */
export function movedToBefore(booking: LoadedBooking, payload: unknown, locale: Locale): string | null {
  const movedTo = toldOf(payload, booking)?.movedTo;
  if (!movedTo) return null;
  const [startMs, { timeZone }] = [movedTo.getTime(), booking];
  return `${formatDayOf(startMs, timeZone, locale)} ${formatTime(startMs, timeZone)}`;
}
