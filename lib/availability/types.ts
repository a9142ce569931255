import type { LocalDate } from "@/lib/time/localDate";

/** A range of real time in epoch milliseconds, half-open: `[startMs, endMs)`. Empty unless it ends after it starts. */
export type Interval = { startMs: number; endMs: number };

/** The hours of one weekday, in minutes of the local day: 0 to 1440, 1440 being the midnight that ends it. */
export type OpeningDay = {
  isClosed: boolean;
  openMinute: number;
  closeMinute: number;
  /** Lunch applies only when both are set and the end is after the start. */
  lunchStartMinute: number | null;
  lunchEndMinute: number | null;
  /** A person's own lunch beside that of their business, which is the one above: no slot may overlap either. */
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

/** Special days by date; their hours replace those of their weekday. */
export type SpecialDaysByDate = ReadonlyMap<LocalDate, OpeningDay>;

/** When a business is open, or a person works: a special day replaces its weekday. */
export type OpeningHours = { week: OpeningWeek; specialDays: SpecialDaysByDate };

/** Everything that decides when one person can be booked. The intervals may come in any order and overlap. */
export type StaffCalendar = OpeningHours & {
  staffMemberId: string;
  unavailable: readonly Interval[];
  /** The blocked ranges (booking with its buffers) of bookings that are not cancelled. */
  busy: readonly Interval[];
  /** Busy in a calendar elsewhere: like an absence, and kept with the buffers of the service, like a booking. */
  elsewhere: readonly Interval[];
};

/** The service that slots are computed for, the business's rules, and the present instant. */
export type SlotRules = {
  timeZone: string;
  /** Real minutes, more than 0. */
  durationMinutes: number;
  /**
   * Time to keep free of other bookings, and of what is in calendars elsewhere, around this one. It may lie outside
   * opening hours, in the lunch or in an unavailable time.
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
   * Whether no slot would be available even without bookings: no valid hours, or every listed slot lies in an
   * absence. To customers such a day is closed; one that bookings fill is full. A day with hours and without listed
   * slots (over, inside the notice, beyond the horizon) is neither.
   */
  isClosed: boolean;
  /**
   * In order of start. Taken starts are listed; those in the past, in a lunch, inside the notice or beyond the
   * horizon are left out.
   */
  slots: Slot[];
};
