import "server-only";
import type { z } from "zod";
import { loadCalendars, slotRules } from "@/lib/availability/slots/calendars";
import { checkSlot } from "@/lib/availability/slots/checkSlot";
import { servicesOf, whoDoes } from "@/lib/availability/slots/whoDoes";
import type { UpcomingBooking } from "@/lib/bookings/business/upcomingBookings";
import type { Tx } from "@/lib/db/client";
import { txConnection } from "@/lib/db/txConnection";
import { bookedTiming } from "@/lib/visits/movable";
import { leftOutBooking } from "../settings/leftOutBooking";
import type { removedBookingSchema } from "./staffRemoval";

type RemovedBooking = z.input<typeof removedBookingSchema>;

/**
 * The bookings to come of somebody who was removed in the caller's transaction, each with what can become of it: who of the
 * others does the service and is free then, and what a business can do with any booking.
 */
export async function removedBookings(
  tx: Tx,
  providerId: string,
  { bookings, nowMs }: { bookings: readonly UpcomingBooking[]; nowMs: number },
): Promise<RemovedBooking[]> {
  if (bookings.length === 0) return [];
  const range = {
    fromMs: Math.min(...bookings.map(({ startsAt }) => startsAt.getTime())),
    toMs: Math.max(...bookings.map(({ endsAt }) => endsAt.getTime())),
    nowMs,
  };
  const calendar = (await loadCalendars([providerId], range, txConnection(tx))).get(providerId);
  const names = new Map(
    (await tx.staffMember.findMany({ where: { providerId }, select: { id: true, name: true } })).map(
      ({ id, name }) => [id, name],
    ),
  );
  const told: RemovedBooking[] = [];
  for (const booking of bookings) {
    const people = calendar === undefined ? [] : whoDoes(calendar, servicesOf(booking));
    const free =
      calendar === undefined || booking.status !== "confirmed"
        ? null
        : checkSlot(
            booking.startsAt.getTime(),
            people,
            slotRules({ ...calendar, minNoticeMinutes: 0 }, bookedTiming(booking), nowMs),
          );
    const ids = free?.ok ? free.staffMemberIds : [];
    told.push({
      ...leftOutBooking(booking, nowMs),
      free_staff: ids.map((id) => ({ id, name: names.get(id) ?? "" })),
    });
  }
  return told;
}
