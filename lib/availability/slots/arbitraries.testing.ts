import fc from "fast-check";
import { addDays } from "@/lib/time/localDate";
import { STRANGE_DAYS } from "@/lib/time/wallClock.testing";
import type { OpeningDay, OpeningWeek, SlotRules, StaffCalendar } from "../types";

/** A business, a day and the rules of a search: mostly ordinary, often at the edges where such code goes wrong. */
export type Scene = { date: string; staff: StaffCalendar[]; rules: SlotRules };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

const minuteOfDay = fc.oneof(
  fc.integer({ min: 0, max: 288 }).map((fives) => fives * 5),
  fc.constantFrom(0, 60, 90, 120, 135, 150, 180, 540, 1020, 1380, 1410, 1440),
);

const openingDay: fc.Arbitrary<Required<OpeningDay>> = fc.record({
  isClosed: fc.boolean(),
  openMinute: minuteOfDay,
  closeMinute: fc.oneof(minuteOfDay, fc.constant(1440)),
  lunchStartMinute: fc.option(minuteOfDay),
  lunchEndMinute: fc.option(minuteOfDay),
  ownLunch: fc.option(fc.record({ startMinute: minuteOfDay, endMinute: minuteOfDay }), { freq: 1 }),
});

const openDay = openingDay.map((day): OpeningDay => {
  const [openMinute, closeMinute] = [day.openMinute, day.closeMinute].sort((a, b) => a - b);
  return { ...day, isClosed: false, openMinute: openMinute ?? 0, closeMinute: closeMinute ?? 1440 };
});

/** Open on most days, so that most scenes have something to book. */
const likelyOpen = fc.oneof({ weight: 4, arbitrary: openDay }, { weight: 1, arbitrary: openingDay });

const week: fc.Arbitrary<OpeningWeek> = fc.tuple(
  likelyOpen,
  likelyOpen,
  likelyOpen,
  likelyOpen,
  likelyOpen,
  likelyOpen,
  likelyOpen,
);

/** On the day itself more often than on its neighbours; most scenes have none. */
const specialDaysAround = (date: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(0, 0, 0, -1, 1), likelyOpen), { maxLength: 2 })
    .map((days) => new Map(days.map(([shift, day]) => [addDays(date, shift), day])));

/** Whole minutes around a day; some end before they begin, or when they begin. */
const intervalsAround = (date: string) => {
  const dayMs = Date.parse(`${date}T00:00:00Z`);
  const interval = fc
    .tuple(fc.integer({ min: -DAY_MINUTES, max: 2 * DAY_MINUTES }), fc.integer({ min: -20, max: 400 }))
    .map(([start, length]) => ({
      startMs: dayMs + start * MINUTE_MS,
      endMs: dayMs + (start + length) * MINUTE_MS,
    }));
  return fc.array(interval, { maxLength: 8 });
};

const rulesAround = (date: string, timeZone: string): fc.Arbitrary<SlotRules> =>
  fc.record({
    timeZone: fc.constant(timeZone),
    durationMinutes: fc.constantFrom(5, 10, 15, 30, 45, 60, 95, 180),
    bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 20, 60),
    bufferAfterMinutes: fc.constantFrom(0, 0, 10, 45),
    stepMinutes: fc.constantFrom(15, 15, 15, 5, 7, 30, 40),
    minNoticeMinutes: fc.constantFrom(0, 0, 1, 90, 1500),
    horizonDays: fc.constantFrom(0, 1, 2, 365),
    nowMs: fc
      .integer({ min: -2 * DAY_MINUTES * MINUTE_MS, max: 1.7 * DAY_MINUTES * MINUTE_MS })
      .map((offset) => Date.parse(`${date}T00:00:00Z`) + offset),
  });

/** @param maxStaff at most three, so that a counterexample can be read. */
export const scene = (maxStaff: 1 | 2 | 3 = 3): fc.Arbitrary<Scene> =>
  fc.tuple(fc.constantFrom(...STRANGE_DAYS), fc.constantFrom(-1, 0, 0, 0, 1)).chain(([day, shift]) => {
    const date = addDays(day.date, shift);
    const calendar = fc.record({
      week,
      specialDays: specialDaysAround(date),
      unavailable: intervalsAround(date),
      busy: intervalsAround(date),
      elsewhere: intervalsAround(date),
    });
    const staff = fc
      .array(calendar, { minLength: 1, maxLength: maxStaff })
      .map((calendars) => calendars.map((one, index) => ({ staffMemberId: `staff-${index}`, ...one })));
    return fc.record({ date: fc.constant(date), staff, rules: rulesAround(date, day.timeZone) });
  });
