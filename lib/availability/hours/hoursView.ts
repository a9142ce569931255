import type { IsoWeekday, LocalDate } from "@/lib/time/localDate";
import type { OpeningDay, OpeningWeek } from "../types";
import { lunchOf } from "./week";

/** One weekday as a visitor reads it, in minutes of the local day; no times on a closed day. */
export type HoursDay = {
  dayOfWeek: IsoWeekday;
  isClosed: boolean;
  openMinute: number | null;
  closeMinute: number | null;
  lunchStartMinute: number | null;
  lunchEndMinute: number | null;
};

/** A day whose hours are not those of its weekday, as a visitor reads it. */
export type SpecialDayView = HoursDay & { date: LocalDate };

const weekdays: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Always seven days, Monday first. */
export function hoursView(week: OpeningWeek): HoursDay[] {
  return weekdays.map((dayOfWeek, index) => dayView(dayOfWeek, week[index]));
}

/** One day, with the lunch of the business if it counts. */
export function dayView(dayOfWeek: IsoWeekday, day: OpeningDay | undefined): HoursDay {
  if (!day || day.isClosed || day.closeMinute <= day.openMinute) {
    return {
      dayOfWeek,
      isClosed: true,
      openMinute: null,
      closeMinute: null,
      lunchStartMinute: null,
      lunchEndMinute: null,
    };
  }
  const { openMinute, closeMinute } = day;
  const lunch = lunchOf(day);
  return {
    dayOfWeek,
    isClosed: false,
    openMinute,
    closeMinute,
    lunchStartMinute: lunch?.startMinute ?? null,
    lunchEndMinute: lunch?.endMinute ?? null,
  };
}
