import { addDays } from "@/lib/time/localDate";
import { minutesAround, type WallMinute, wallKey } from "@/lib/time/wallClock.testing";
import type { Interval, OpeningDay, SlotRules, StaffCalendar } from "../types";
import type { PersonCalendar } from "./calendars";
import type { AvailabilityKind } from "./ribbon";
import type { WantedService } from "./whoDoes";

/**
 * A slow and simple availability that the tests compare the real one with. It goes through real time minute by
 * minute, asks Intl for date and time, and decides for each minute of a slot whether it can be used. It shares no
 * arithmetic with what it checks; intervals must lie on whole minutes.
 */

const MINUTE_MS = 60_000;

type Timeline = {
  minutes: readonly WallMinute[];
  /** The day that each minute belongs to. */
  dates: readonly string[];
  /** The minutes that belong to the date itself. */
  own: readonly number[];
  /** The instants found so far, by what the wall clock reads. */
  found: Map<string, number>;
};
const timelines = new Map<string, Timeline>();

/** Every minute that may belong to a date, in any zone, with the date and time on the wall clock. */
function timelineOf(date: string, timeZone: string): Timeline {
  const name = `${timeZone} ${date}`;
  const known = timelines.get(name);
  if (known) return known;
  const minutes = minutesAround(date, timeZone);
  const dates = latestSoFar(minutes.map(({ wall }) => wall.date));
  const own = minutes.filter((_, index) => dates[index] === date).map(({ instantMs }) => instantMs);
  const timeline = { minutes, dates, own, found: new Map<string, number>() };
  timelines.set(name, timeline);
  return timeline;
}

/** A day that has begun continues, even if the wall clock shows the day before for a while. */
function latestSoFar(dates: string[]): string[] {
  let latest = "";
  return dates.map((date) => {
    if (date > latest) latest = date;
    return latest;
  });
}

/** The minutes of real time that belong to a date. */
export function minutesOfDay(date: string, timeZone: string): readonly number[] {
  return timelineOf(date, timeZone).own;
}

function firstMinuteReading(date: string, minute: number, timeZone: string): number {
  const { minutes, found } = timelineOf(date, timeZone);
  const wanted = minute === 1440 ? wallKey({ date: addDays(date, 1), minute: 0 }) : wallKey({ date, minute });
  const known = found.get(wanted);
  if (known !== undefined) return known;
  const instantMs = minutes.find(({ key }) => key >= wanted)?.instantMs ?? Number.NaN;
  found.set(wanted, instantMs);
  return instantMs;
}

const isIn = (instantMs: number, intervals: readonly Interval[]) =>
  intervals.some(({ startMs, endMs }) => startMs <= instantMs && instantMs < endMs);

function minutesBetween(startMs: number, endMs: number): number[] {
  const minutes: number[] = [];
  for (let instantMs = startMs; instantMs < endMs; instantMs += MINUTE_MS) minutes.push(instantMs);
  return minutes;
}

function hoursOn(date: string, calendar: StaffCalendar): OpeningDay | null {
  const sundayBased = new Date(`${date}T12:00:00Z`).getUTCDay();
  const special = [...calendar.specialDays].find(([day]) => day === date)?.[1];
  const hours = special === undefined ? calendar.week[sundayBased === 0 ? 6 : sundayBased - 1] : special;
  return !hours || hours.isClosed || hours.closeMinute <= hours.openMinute ? null : hours;
}

type Opening = {
  isOpenAt: (instantMs: number) => boolean;
  isLunchAt: (instantMs: number) => boolean;
  openMs: number;
};

function openingOn(date: string, calendar: StaffCalendar, timeZone: string): Opening | null {
  const hours = hoursOn(date, calendar);
  if (!hours) return null;
  const read = (minute: number) => firstMinuteReading(date, minute, timeZone);
  const [openMs, closeMs] = [read(hours.openMinute), read(hours.closeMinute)];
  const lunch = { startMs: read(hours.lunchStartMinute ?? 0), endMs: read(hours.lunchEndMinute ?? 0) };
  const hasLunch = hours.lunchStartMinute !== null && hours.lunchEndMinute !== null;
  const ownLunch = {
    startMs: read(hours.ownLunch?.startMinute ?? 0),
    endMs: read(hours.ownLunch?.endMinute ?? 0),
  };
  const hasOwnLunch = hours.ownLunch !== undefined && hours.ownLunch !== null;
  return {
    openMs,
    isOpenAt: (instantMs) => instantMs >= openMs && instantMs < closeMs,
    isLunchAt: (instantMs) =>
      (hasLunch && isIn(instantMs, [lunch])) || (hasOwnLunch && isIn(instantMs, [ownLunch])),
  };
}

export type ModelSlot = { startMs: number; freeStaff: string[] };
export type ModelDay = { isOpen: boolean; slots: ModelSlot[] };

/** The slots of a day, each with everybody who is free. */
export function modelDay(date: string, staff: readonly StaffCalendar[], rules: SlotRules): ModelDay {
  const day = minutesOfDay(date, rules.timeZone);
  const openings = staff.map((calendar) => ({
    calendar,
    opening: openingOn(date, calendar, rules.timeZone),
  }));
  const slots: ModelSlot[] = [];
  const isInHorizon = date <= addDays(todayOf(rules), rules.horizonDays);
  for (const startMs of isInHorizon ? day : []) {
    const offering = openings.filter(({ opening }) => opening && isOffered(startMs, opening, rules));
    const free = offering.filter(({ calendar }) => isFree(startMs, calendar, rules));
    if (offering.length > 0) {
      slots.push({ startMs, freeStaff: free.map(({ calendar }) => calendar.staffMemberId) });
    }
  }
  return { isOpen: openings.some(({ opening }) => day.some((minute) => opening?.isOpenAt(minute))), slots };
}

/** The same for a service and person: checks for each person whether they do the service and are the one asked for. */
export function modelDayFor(
  date: string,
  staff: readonly PersonCalendar[],
  wish: WantedService,
  rules: SlotRules,
): ModelDay {
  const asked: PersonCalendar[] = [];
  for (const person of staff) {
    const isOther = wish.staffMemberId && wish.staffMemberId !== person.staffMemberId;
    let does = person.services === null;
    for (const service of person.services ?? []) if (service === wish.serviceId) does = true;
    if (does && !isOther) asked.push(person);
  }
  return modelDay(date, asked, rules);
}

function isOffered(startMs: number, opening: Opening, rules: SlotRules): boolean {
  if (((startMs - opening.openMs) / MINUTE_MS) % rules.stepMinutes !== 0) return false;
  if (startMs < rules.nowMs + rules.minNoticeMinutes * MINUTE_MS) return false;
  return minutesBetween(startMs, startMs + rules.durationMinutes * MINUTE_MS).every(
    (minute) => opening.isOpenAt(minute) && !opening.isLunchAt(minute),
  );
}

function todayOf({ nowMs, timeZone }: SlotRules): string {
  const date = new Date(nowMs).toISOString().slice(0, 10);
  const { minutes, dates } = timelineOf(date, timeZone);
  return dates[minutes.findLastIndex(({ instantMs }) => instantMs <= nowMs)] ?? "";
}

function isFree(startMs: number, calendar: StaffCalendar, rules: SlotRules): boolean {
  const endMs = startMs + rules.durationMinutes * MINUTE_MS;
  const fromMs = startMs - rules.bufferBeforeMinutes * MINUTE_MS;
  const untilMs = endMs + rules.bufferAfterMinutes * MINUTE_MS;
  return (
    !minutesBetween(startMs, endMs).some((minute) => isIn(minute, calendar.unavailable)) &&
    !minutesBetween(fromMs, untilMs).some(
      (minute) => isIn(minute, calendar.busy) || isIn(minute, calendar.elsewhere),
    )
  );
}

const FROM_LEAST_TO_MOST: AvailabilityKind[] = [
  "closed",
  "lunch",
  "unavailable",
  "busy",
  "past",
  "gap",
  "free",
];

/** What a ribbon shows for each minute of the wall clock: the most that anybody, at any such instant, has. */
export function modelRibbon(
  date: string,
  staff: readonly StaffCalendar[],
  rules: SlotRules,
): AvailabilityKind[] {
  const shown = new Array<number>(1440).fill(0);
  const { minutes, dates } = timelineOf(date, rules.timeZone);
  for (const calendar of staff) {
    const opening = openingOn(date, calendar, rules.timeZone);
    if (!opening) continue;
    const slots = modelDay(date, [calendar], rules).slots.filter((slot) => slot.freeStaff.length > 0);
    const free = slots.map(({ startMs }) => ({
      startMs,
      endMs: startMs + rules.durationMinutes * MINUTE_MS,
    }));
    for (const [index, { instantMs, wall }] of minutes.entries()) {
      if (dates[index] !== date || wall.date !== date || !opening.isOpenAt(instantMs)) continue;
      const rank = FROM_LEAST_TO_MOST.indexOf(kindAt(instantMs, calendar, opening, free, rules));
      shown[wall.minute] = Math.max(shown[wall.minute] ?? 0, rank);
    }
  }
  return shown.map((rank) => FROM_LEAST_TO_MOST[rank] ?? "closed");
}

function kindAt(
  instantMs: number,
  calendar: StaffCalendar,
  opening: Opening,
  free: readonly Interval[],
  rules: SlotRules,
): AvailabilityKind {
  if (isIn(instantMs, free)) return "free";
  if (isIn(instantMs, calendar.busy)) return "busy";
  if (isIn(instantMs, calendar.unavailable) || isIn(instantMs, calendar.elsewhere)) return "unavailable";
  if (opening.isLunchAt(instantMs)) return "lunch";
  return instantMs + MINUTE_MS <= rules.nowMs ? "past" : "gap";
}
