import type { LocalDate } from "@/lib/time/localDate";

/** A stretch of real time in epoch milliseconds, half-open: `[startMs, endMs)`. Empty unless it ends after it starts. */
export type Interval = { startMs: number; endMs: number };

/** The hours of one weekday, in minutes of the local day: 0 to 1440, 1440 being the midnight that ends it. */
export type OpeningDay = {
  isClosed: boolean;
  openMinute: number;
  closeMinute: number;
  /** Lunch applies only when both are set and the end is after the start. */
  lunchStartMinute: number | null;
  lunchEndMinute: number | null;
  /** A person's own lunch beside that of their business, which is the one above: nobody is booked in either. */
  ownLunch?: { startMinute: number; endMinute: number } | null;
};

/** Monday first. */
export type OpeningWeek = readonly [
  OpeningDay,
  OpeningDay,
  OpeningDay,
  OpeningDay,
  OpeningDay,
  OpeningDay,
  OpeningDay,
];

/** Days whose hours are not those of their weekday; on them the week does not count. */
export type SpecialDaysByDate = ReadonlyMap<LocalDate, OpeningDay>;

/** When somewhere is open, or somebody works: a special day beats the week. */
export type OpeningHours = { week: OpeningWeek; specialDays: SpecialDaysByDate };

/** Everything that decides when one person can be booked. The intervals may come in any order and overlap. */
export type StaffCalendar = OpeningHours & {
  staffMemberId: string;
  unavailable: readonly Interval[];
  /** The blocked ranges (booking with its buffers) of bookings that are not cancelled. */
  busy: readonly Interval[];
};

/** What is asked for, and when it is asked. */
export type SlotRules = {
  timeZone: string;
  /** Real minutes, more than 0. */
  durationMinutes: number;
  /**
   * Time to keep free of other bookings around this one. It is the provider's own time: it may lie outside opening
   * hours, in the lunch or in an unavailable time; only bookings may not come into it.
   */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** Real minutes between starts, counted from opening; more than 0. */
  stepMinutes: number;
  minNoticeMinutes: number;
  /** How many days after today can be booked: 0 is today only. */
  horizonDays: number;
  nowMs: number;
};

/** A start that is offered. `staffMemberId` is the first free person in the order given, null when nobody is. */
export type Slot = { startMs: number; endMs: number; available: boolean; staffMemberId: string | null };

export type DayAvailability = {
  date: LocalDate;
  /** Whether anybody has valid hours on this day (not closed, closing after opening), whatever is left of them. */
  isOpen: boolean;
  /**
   * Whether there is nothing to be had even if nobody had booked: no valid hours, or every listed slot lies in
   * somebody's absence. To customers such a day is closed; one that bookings fill is full. A day without a slot to
   * list that has hours (over, inside the notice, beyond the horizon) is neither.
   */
  isClosed: boolean;
  /** In order of start; starts that are past, in a lunch or out of reach are left out, taken ones are listed. */
  slots: Slot[];
};
