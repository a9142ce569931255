import type { Locale } from "@/lib/i18n/locales";
import { formatDayOf, formatDuration, formatTimeRange } from "@/lib/time/format";

type Times = { startsAt: Date; endsAt: Date; durationMinutes: number; timeZone: string };

export type BookingLabels = { date: string; time: string; duration: string };

/** When a booking is, as people read it, on the business's clock: `tors 26 nov`, `14:30–15:15`, `45 min`. */
export function bookingLabels(booking: Times, locale: Locale): BookingLabels {
  const startMs = booking.startsAt.getTime();
  return {
    date: formatDayOf(startMs, booking.timeZone, locale),
    time: formatTimeRange(startMs, booking.endsAt.getTime(), booking.timeZone),
    duration: formatDuration(booking.durationMinutes),
  };
}
