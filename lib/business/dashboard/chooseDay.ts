import "server-only";
import { z } from "zod";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import {
  type CalendarFilter,
  findProviderBooking,
  firstBookingDay,
} from "@/lib/bookings/business/providerBookings";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import { businessToday, isWorkday } from "./schedule";

type Wish = CalendarFilter & {
  /** The day asked for. */
  date: LocalDate | null;
  /** The booking asked for; its day is shown when no other was asked for. */
  bookingId: string | null;
  /** Whether today comes first when somebody works today, with bookings or without: a calendar that is not filtered. */
  prefersToday?: boolean;
};

export type ChosenDay = {
  timeZone: string;
  today: LocalDate;
  date: LocalDate;
  opened: ProviderBookingDetail | null;
  /** The first day from today on that has such bookings, else the last one before; null when there are none at all. */
  nearest: LocalDate | null;
};

const filterOf = ({ statuses, staffMemberId }: CalendarFilter): CalendarFilter => ({
  statuses,
  staffMemberId,
});

/**
 * Which day the bookings page shows: the one asked for, the booking's, today if that is preferred and somebody works, or the
 * first that has bookings of the kind that the filter lets through.
 */
export async function chooseDay(scope: BusinessScope, wish: Wish, nowMs: number): Promise<ChosenDay> {
  const { timeZone, today } = await businessToday(scope.providerId, nowMs);
  const fromMs = localMinuteToInstant(today, 0, timeZone);
  const [opened, nearest] = await Promise.all([
    openedBooking(scope, wish.bookingId, nowMs),
    firstBookingDay(scope, { ...filterOf(wish), timeZone, nowMs, fromMs }),
  ]);
  const asked = wish.date ?? (opened && localDateOf(Date.parse(opened.booking_date), timeZone));
  const isToday =
    asked === null && wish.prefersToday === true && (await isWorkday(scope.providerId, today, nowMs));
  return { timeZone, today, date: asked ?? (isToday ? today : nearest) ?? today, opened, nearest };
}

async function openedBooking(
  scope: BusinessScope,
  id: string | null,
  nowMs: number,
): Promise<ProviderBookingDetail | null> {
  const parsed = z.uuid().safeParse(id);
  const row = parsed.success ? await findProviderBooking(scope, parsed.data, nowMs) : null;
  return row && serializeBookingDetail(row, nowMs);
}
