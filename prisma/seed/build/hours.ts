import { type WeekdayHours as DayHours, narrowWeek, weekOf } from "@/lib/availability/hours/week";
import type { OpeningWeek } from "@/lib/availability/types";
import { uuidOf } from "../random";
import type { HoursRow } from "../rows";

/** What a closed day keeps, so that opening it again starts from the usual times. */
const usual = { openMinute: 9 * 60, closeMinute: 17 * 60 };

/**
 * Reads "9-18 9-18 9-20 9-18 9-17 10-15 -", Monday to Sunday, with the lunch of the weekdays ("12-12:30").
 * @throws Error when the text is not seven days
 */
export function parseHours(text: string, lunch?: string): DayHours[] {
  const days = text.split(" ");
  if (days.length !== 7) throw new Error(`Not seven days: ${text}`);
  return days.map((day, index) => {
    const open = day === "-" ? null : parseSpan(day);
    const pause = open && lunch && index < 5 ? parseSpan(lunch) : null;
    return {
      dayOfWeek: index + 1,
      isClosed: open === null,
      openMinute: open?.from ?? usual.openMinute,
      closeMinute: open?.to ?? usual.closeMinute,
      // A lunch needs open time on both sides.
      ...(open && pause && pause.from > open.from && pause.to < open.to
        ? { lunchStartMinute: pause.from, lunchEndMinute: pause.to }
        : { lunchStartMinute: null, lunchEndMinute: null }),
    };
  });
}

function parseSpan(text: string): { from: number; to: number } {
  const minutes = text.split("-").map((clock) => {
    const [hour, minute = "0"] = clock.split(":");
    return Number(hour) * 60 + Number(minute);
  });
  const [from, to] = minutes;
  if (from === undefined || to === undefined || !(to > from)) throw new Error(`Not a span of time: ${text}`);
  return { from, to };
}

/** When a person works, as the product itself reads the two sets of hours. */
export function workingWeek(business: readonly DayHours[], own: readonly DayHours[]): OpeningWeek {
  return narrowWeek(weekOf(business), own);
}

/** The rows of a week, of the business (`staffMemberId` null) or of one person. */
export function hoursRows(
  providerId: string,
  staffMemberId: string | null,
  week: readonly DayHours[],
): HoursRow[] {
  return week.map((day) => ({
    id: uuidOf("hours", providerId, staffMemberId ?? "", day.dayOfWeek),
    provider_id: providerId,
    staff_member_id: staffMemberId,
    day_of_week: day.dayOfWeek,
    is_closed: day.isClosed,
    open_minute: day.openMinute,
    close_minute: day.closeMinute,
    lunch_start_minute: day.lunchStartMinute,
    lunch_end_minute: day.lunchEndMinute,
  }));
}
