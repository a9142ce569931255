import type { IsoWeekday, LocalDate } from "@/lib/time/localDate";
import type { OpeningDay, OpeningWeek } from "../types";
import { lunchOf } from "./week";

/** One weekday as it is shown to visitors, in minutes of the local day; no times on a closed day. */
export type HoursDay = {
  dayOfWeek: IsoWeekday;
  isClosed: boolean;
  openMinute: number | null;
  closeMinute: number | null;
  lunchStartMinute: number | null;
  lunchEndMinute: number | null;
};

/** A special day as it is shown to visitors. */
export type SpecialDayView = HoursDay & { date: LocalDate };

const weekdays: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The week as it is shown to visitors: always seven days, Monday first. */
export function hoursView(week: OpeningWeek): HoursDay[] {
  return weekdays.map((dayOfWeek, index) => dayView(dayOfWeek, week[index]));
}

/** One day as it is shown to visitors, with the business's lunch when it is valid. */
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
