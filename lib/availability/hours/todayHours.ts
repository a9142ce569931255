import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";
import type { HoursDay, SpecialDayView } from "./hoursView";

/**
 * The present moment in a business's opening hours; minutes of its local day.
 * - `open`: until `untilMinute`, which is the closing time also where a lunch is in between.
 * - `lunch`: until `untilMinute`.
 * - `later`: closed still, opens at `fromMinute`.
 * - `closed`: for the rest of the day.
 */
export type OpenState =
  | { kind: "open" | "lunch"; untilMinute: number }
  | { kind: "later"; fromMinute: number }
  | { kind: "closed" };

export type TodayHours = {
  date: LocalDate;
  /** The hours of today: those of the special day where today is one. */
  day: HoursDay | null;
  isSpecial: boolean;
  state: OpenState;
};

/** Today's hours of a business and whether it is open; `nowMs` in epoch milliseconds, days by the clock of `timeZone`. */
export function todayHours(
  hours: readonly HoursDay[],
  specialDays: readonly SpecialDayView[],
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): TodayHours {
  const date = localDateOf(nowMs, timeZone);
  const weekday = isoWeekday(date);
  const special = specialDays.find((day) => day.date === date) ?? null;
  const day = special ?? hours.find(({ dayOfWeek }) => dayOfWeek === weekday) ?? null;
  return { date, day, isSpecial: special !== null, state: stateAt(day, localMinuteOf(nowMs, timeZone)) };
}

function stateAt(day: HoursDay | null, minute: number): OpenState {
  if (day === null || day.isClosed || day.openMinute === null || day.closeMinute === null) {
    return { kind: "closed" };
  }
  if (minute < day.openMinute) return { kind: "later", fromMinute: day.openMinute };
  if (minute >= day.closeMinute) return { kind: "closed" };
  const { lunchStartMinute: start, lunchEndMinute: end } = day;
  if (start !== null && end !== null && minute >= start && minute < end) {
    return { kind: "lunch", untilMinute: end };
  }
  return { kind: "open", untilMinute: day.closeMinute };
}
