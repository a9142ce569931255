import { ANYBODY } from "@/lib/availability/anybody";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { localDateOf, localMinuteOf, localMinuteToInstant } from "@/lib/time/zone";
import type { Scheduled, Showing, WantedPlace } from "../grid/changes/useSchedule";

/** Where an open booking is to go; `staffId` as it is sent, null: whoever has it keeps it. */
export type MoveWish = { startTime: string; staffId: string | null };

/**
 * Moves an open booking.
 * @param show shows its details otherwise, until they are read again
 * @returns whether it is at the new place
 */
export type MoveOpened = (
  detail: ProviderBookingDetail,
  wish: MoveWish,
  show: (detail: ProviderBookingDetail) => void,
) => Promise<boolean>;

/** An open booking as a change of its schedule begins with it; without a person where the business works alone. */
export function scheduledOf(detail: ProviderBookingDetail, timeZone: string): Scheduled {
  const { id, sequence, customer_name } = detail;
  const startMs = Date.parse(detail.booking_date);
  const startMinute = localMinuteOf(startMs, timeZone);
  return {
    id,
    sequence,
    customer_name,
    date: localDateOf(startMs, timeZone),
    staff_id: detail.staff?.id ?? "",
    startMinute,
    endMinute: startMinute + detail.duration_minutes,
  };
}

/** The wish as a place, with the booking's length; for anybody with whoever has it, until the server has chosen. */
export function wishedPlace(booking: Scheduled, wish: MoveWish, timeZone: string): WantedPlace {
  const startMs = Date.parse(wish.startTime);
  const isAnybody = wish.staffId === ANYBODY;
  return {
    date: localDateOf(startMs, timeZone),
    staffId: isAnybody || wish.staffId === null ? booking.staff_id : wish.staffId,
    isAnybody,
    startMinute: localMinuteOf(startMs, timeZone),
    minutes: booking.endMinute - booking.startMinute,
  };
}

type InDetail = {
  timeZone: string;
  nameOf: (staffId: string) => string | null;
  show: (detail: ProviderBookingDetail) => void;
};

/** Shows a place in the details of the booking. */
export function showingInDetail(
  detail: ProviderBookingDetail,
  { timeZone, nameOf, show }: InDetail,
): Showing {
  return {
    at: ({ date, startMinute, staffId, minutes }) =>
      show({
        ...detail,
        booking_date: new Date(localMinuteToInstant(date, startMinute, timeZone)).toISOString(),
        duration_minutes: minutes,
        staff:
          detail.staff === null || detail.staff.id === staffId
            ? detail.staff
            : { id: staffId, name: nameOf(staffId) },
      }),
    settle: () => {},
    back: () => show(detail),
  };
}
