import type { z } from "zod";
import { formatClock } from "@/lib/time/clock";
import { MINUTE_MS } from "@/lib/time/zone";
import type { HoursDay, SpecialDayView } from "./hours/hoursView";
import type { BusyTime, PublicUnavailableTime } from "./publicCalendar";
import type {
  busyIntervalSchema,
  publicHoursSchema,
  publicSpecialDaySchema,
  publicUnavailableTimeSchema,
} from "./publicSchemas";

const isoUtc = (instantMs: number) => new Date(instantMs).toISOString();
const clock = (minute: number | null) => (minute === null ? null : formatClock(minute));

/** A day's hours on the business's own clock, as `HH:mm`; null where there are none. */
export function serializeHours(day: HoursDay): z.input<typeof publicHoursSchema> {
  return { day_of_week: day.dayOfWeek, ...serializeTimes(day) };
}

/** A special day. */
export function serializeSpecialDay(day: SpecialDayView): z.input<typeof publicSpecialDaySchema> {
  return { date: day.date, ...serializeTimes(day) };
}

function serializeTimes(day: HoursDay) {
  return {
    is_closed: day.isClosed,
    open_time: clock(day.openMinute),
    close_time: clock(day.closeMinute),
    lunch_start_time: clock(day.lunchStartMinute),
    lunch_end_time: clock(day.lunchEndMinute),
  };
}

/** An unavailable time, in UTC. */
export function serializeUnavailableTime({
  id,
  startMs,
  endMs,
}: PublicUnavailableTime): z.input<typeof publicUnavailableTimeSchema> {
  return { id, start_time: isoUtc(startMs), end_time: isoUtc(endMs) };
}

/** A busy interval with its buffers: time that nobody else can book. */
export function serializeBusy({ startMs, endMs, status }: BusyTime): z.input<typeof busyIntervalSchema> {
  return {
    booking_date: isoUtc(startMs),
    start_time: isoUtc(startMs),
    end_time: isoUtc(endMs),
    duration_minutes: (endMs - startMs) / MINUTE_MS,
    status,
  };
}
