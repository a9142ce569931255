/**
 * Availability side by side with the obvious way to write it: date-fns-tz for every wall time, every booking asked
 * about every slot. Both must give the same slots before either is timed. Run: `npm run bench -- availability`
 */
import { addMinutes, areIntervalsOverlapping, getISODay, isBefore } from "date-fns";
import { formatInTimeZone, fromZonedTime, toZonedTime } from "date-fns-tz";
import { checkSlot } from "@/lib/availability/slots/checkSlot";
import { dayRibbon } from "@/lib/availability/slots/ribbon";
import { nextAvailable, rangeAvailability } from "@/lib/availability/slots/slots";
import type { Interval, OpeningDay, OpeningWeek, SlotRules, StaffCalendar } from "@/lib/availability/types";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTE_MS } from "@/lib/time/zone";

const TIME_ZONE = "Europe/Stockholm";
const FROM = "2026-10-05";

const workday: OpeningDay = {
  isClosed: false,
  openMinute: 540,
  closeMinute: 1080,
  lunchStartMinute: 720,
  lunchEndMinute: 780,
};
const closed: OpeningDay = { ...workday, isClosed: true };
const week: OpeningWeek = [workday, workday, workday, workday, workday, workday, closed];

const rules: SlotRules = {
  timeZone: TIME_ZONE,
  durationMinutes: 45,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  stepMinutes: 15,
  minNoticeMinutes: 0,
  horizonDays: 365,
  nowMs: Date.parse("2026-10-05T08:07:00Z"),
};

/** Five bookings on every day, not in order, and a week away. */
function calendarOf(days: number): StaffCalendar {
  const busy: Interval[] = [];
  for (let index = 0; index < days * 5; index += 1) {
    const minute = 540 + ((index * 7) % 32) * 15;
    const startMs = localMinuteToInstant(addDays(FROM, (index * 11) % days), minute, TIME_ZONE);
    busy.push({ startMs, endMs: startMs + 45 * MINUTE_MS });
  }
  const unavailable = [
    {
      startMs: localMinuteToInstant(addDays(FROM, 14), 0, TIME_ZONE),
      endMs: localMinuteToInstant(addDays(FROM, 21), 0, TIME_ZONE),
    },
  ];
  return { staffMemberId: "one", week, specialDays: new Map(), busy, unavailable, elsewhere: [] };
}

type NaiveSlot = { startMs: number; available: boolean };

function naiveRange(from: LocalDate, to: LocalDate, calendar: StaffCalendar): NaiveSlot[] {
  const blocked = [...calendar.busy, ...calendar.unavailable].map(({ startMs, endMs }) => ({
    start: new Date(startMs),
    end: new Date(endMs),
  }));
  const slots: NaiveSlot[] = [];
  for (
    let day = fromZonedTime(`${from}T12:00:00`, TIME_ZONE);
    formatInTimeZone(day, TIME_ZONE, "yyyy-MM-dd") <= to;
    day = addMinutes(day, 24 * 60)
  ) {
    slots.push(...naiveDay(formatInTimeZone(day, TIME_ZONE, "yyyy-MM-dd"), day, calendar.week, blocked));
  }
  return slots;
}

type Dates = { start: Date; end: Date };

function naiveDay(date: string, noon: Date, naiveWeek: OpeningWeek, blocked: readonly Dates[]): NaiveSlot[] {
  const hours = naiveWeek[getISODay(toZonedTime(noon, TIME_ZONE)) - 1];
  if (!hours || hours.isClosed) return [];
  const wall = (minute: number) =>
    fromZonedTime(`${date}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:00`, TIME_ZONE);
  const lunch = { start: wall(hours.lunchStartMinute ?? 0), end: wall(hours.lunchEndMinute ?? 0) };
  const closing = wall(hours.closeMinute);
  const slots: NaiveSlot[] = [];
  for (let start = wall(hours.openMinute); ; start = addMinutes(start, rules.stepMinutes)) {
    const slot = { start, end: addMinutes(start, rules.durationMinutes) };
    if (isBefore(closing, slot.end)) return slots;
    if (isBefore(start, new Date(rules.nowMs)) || areIntervalsOverlapping(slot, lunch)) continue;
    const available = !blocked.some((interval) => areIntervalsOverlapping(slot, interval));
    slots.push({ startMs: start.getTime(), available });
  }
}

const pad = (value: number) => String(value).padStart(2, "0");

/** Median time of one call in microseconds. */
function time(run: () => unknown, atLeastMs = 400): number {
  for (let warm = 0; warm < 3; warm += 1) run();
  const samples: number[] = [];
  for (const started = performance.now(); performance.now() - started < atLeastMs || samples.length < 5; ) {
    const before = performance.now();
    run();
    samples.push((performance.now() - before) * 1000);
  }
  return samples.sort((a, b) => a - b)[samples.length >> 1] ?? 0;
}

const microseconds = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} µs`;

function compare(name: string, ours: () => unknown, naive?: () => unknown): void {
  const [own, other] = [time(ours), naive ? time(naive) : null];
  const columns = [name.padEnd(34), microseconds(own).padStart(12)];
  if (other !== null)
    columns.push(microseconds(other).padStart(14), `${Math.round(other / own)} ×`.padStart(9));
  console.log(columns.join(""));
}

function assertSame(to: LocalDate, calendar: StaffCalendar): void {
  const own = rangeAvailability(FROM, to, [calendar], rules).flatMap(({ slots }) => slots);
  const naive = naiveRange(FROM, to, calendar);
  const write = (slots: readonly NaiveSlot[]) =>
    slots.map(({ startMs, available }) => [startMs, available]).join();
  if (write(own) !== write(naive)) throw new Error(`The two disagree between ${FROM} and ${to}`);
}

console.log(
  `${"one provider".padEnd(34)}${"lib".padStart(12)}${"date-fns-tz".padStart(14)}${"ratio".padStart(9)}`,
);
for (const days of [1, 7, 31, 92]) {
  const calendar = calendarOf(days);
  const to = addDays(FROM, days - 1);
  assertSame(to, calendar);
  compare(
    `${days} days, ${calendar.busy.length} bookings`,
    () => rangeAvailability(FROM, to, [calendar], rules),
    () => naiveRange(FROM, to, calendar),
  );
}
const month = calendarOf(31);
const until = addDays(FROM, 365);
const start = localMinuteToInstant(addDays(FROM, 3), 600, TIME_ZONE);
compare("next 3 times", () => nextAvailable(FROM, [month], rules, 3, until));
compare("day ribbon", () => dayRibbon(addDays(FROM, 3), [month], rules));
compare("check of one start", () => checkSlot(start, [month], rules));
