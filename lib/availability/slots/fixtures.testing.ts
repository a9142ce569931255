import type { Interval, OpeningDay, OpeningWeek, SlotRules, StaffCalendar } from "../types";

/** Short builders for the table tests: hours, calendars and rules of an ordinary hairdresser in Stockholm. */

export const CLOSED: OpeningDay = {
  isClosed: true,
  openMinute: 540,
  closeMinute: 1020,
  lunchStartMinute: null,
  lunchEndMinute: null,
};

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** `hours("09:00-17:00", "12:00-13:00")`. */
export function hours(opening: string, lunch?: string): OpeningDay {
  const [openMinute = 0, closeMinute = 0] = opening.split("-").map(minuteOf);
  const [lunchStartMinute = null, lunchEndMinute = null] = lunch?.split("-").map(minuteOf) ?? [];
  return { isClosed: false, openMinute, closeMinute, lunchStartMinute, lunchEndMinute };
}

export const everyDay = (day: OpeningDay): OpeningWeek => [day, day, day, day, day, day, day];

export const isoMs = (iso: string): number => Date.parse(iso);

/** `between("2026-11-26T10:00+01:00", "2026-11-26T11:00+01:00")`. */
export const between = (start: string, end: string): Interval => ({
  startMs: isoMs(start),
  endMs: isoMs(end),
});

export function calendar(day: OpeningDay, rest: Partial<StaffCalendar> = {}): StaffCalendar {
  return {
    staffMemberId: "anna",
    week: everyDay(day),
    specialDays: new Map(),
    unavailable: [],
    busy: [],
    elsewhere: [],
    ...rest,
  };
}

/** Rules for a service of an hour, at a time long before the tested days. */
export function baseRules(rest: Partial<SlotRules> = {}): SlotRules {
  return {
    timeZone: "Europe/Stockholm",
    durationMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    stepMinutes: 15,
    minNoticeMinutes: 0,
    horizonDays: 365,
    nowMs: isoMs("2026-01-15T12:00:00Z"),
    ...rest,
  };
}
