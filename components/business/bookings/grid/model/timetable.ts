import type { PersonDay, WantedPlace } from "@/lib/availability/day/placeInDay";
import type {
  CalendarAbsence,
  CalendarAnswer,
  CalendarBooking,
  CalendarPerson,
} from "@/lib/business/calendar/calendarSchemas";
import type { Span } from "@/lib/time/clock";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf, MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import { isShown, type ShownStatus } from "../../bookingsQuery";

/*
 * One day or more of the calendar's answer as the grid draws them: a column for each person and day, with what stands in it
 * in order of time. All minutes are those of the local day, half-open.
 */

/** A booking with the buffers around it. */
export type GridBooking = CalendarBooking & Span & { blocked: Span };

export type GridEntry = Span & { key: string } & (
    | { kind: "booking"; booking: GridBooking }
    /** `isSellable`: customers can still book some of it. */
    | { kind: "free"; isSellable: boolean }
    /** `name`: what it is called where no reason is given, a text of `workday`. */
    | { kind: "absence"; absence: CalendarAbsence; name: AbsenceName }
    | { kind: "lunch" }
    /** Before opening, after closing or between; `isBefore`: followed by opening hours. */
    | { kind: "closed"; isBefore: boolean }
  );

/** A blocked time lies on one day; what is longer is time off. */
type AbsenceName = "busyElsewhere" | "block.change" | "unavailable";

/** One person's day. */
export type GridColumn = {
  /** Names it among the columns. */
  key: string;
  date: LocalDate;
  person: CalendarPerson;
  day: CalendarPerson["days"][number];
  entries: GridEntry[];
  /** What takes time here and is filtered out. */
  hidden: GridBooking[];
  /** Busy times of calendars elsewhere, also beyond the hours that are shown. */
  elsewhere: Span[];
};

export type Timetable = {
  /** The days shown: one, or those of a week. */
  dates: readonly LocalDate[];
  timeZone: string;
  today: LocalDate;
  /** By day, on each in the order of the people. */
  columns: GridColumn[];
  /** Whole hours around everything. */
  range: Span;
  /** The length of the shortest booking in minutes; null without any. */
  shortestMinutes: number | null;
};

/** A booking put elsewhere, before the server has answered. */
export type Replacement = { date: LocalDate; staffId: string; startMinute: number; minutes: number };

type Stretch = { start: LocalMoment; end: LocalMoment };
type LocalMoment = { date: LocalDate; minute: number };

function localStretch({ start_time, end_time }: CalendarAbsence, timeZone: string): Stretch {
  const moment = (time: string) => {
    const ms = Date.parse(time);
    return { date: localDateOf(ms, timeZone), minute: localMinuteOf(ms, timeZone) };
  };
  return { start: moment(start_time), end: moment(end_time) };
}

/** The part of a stretch of time that lies on a day; null when none does. */
function partOn(date: LocalDate, { start, end }: Stretch): Span | null {
  if (start.date > date || end.date < date) return null;
  const startMinute = start.date < date ? 0 : start.minute;
  const endMinute = end.date > date ? MINUTES_PER_DAY : end.minute;
  return endMinute > startMinute ? { startMinute, endMinute } : null;
}

/** The minutes of a day that an absence takes; null when it takes none. */
export function absentOn(date: LocalDate, absence: CalendarAbsence, timeZone: string): Span | null {
  return partOn(date, localStretch(absence, timeZone));
}

/** The day and the minutes of an absence; null for one that is longer than its first day. */
export function wholeOnOneDay(
  absence: CalendarAbsence,
  timeZone: string,
): (Span & { date: LocalDate }) | null {
  const stretch = localStretch(absence, timeZone);
  const { date } = stretch.start;
  const span = partOn(date, stretch);
  const minutes = (Date.parse(absence.end_time) - Date.parse(absence.start_time)) / MINUTE_MS;
  return span !== null && span.endMinute - span.startMinute === minutes ? { date, ...span } : null;
}

function absenceName(absence: CalendarAbsence, timeZone: string): AbsenceName {
  if (absence.is_external) return "busyElsewhere";
  return wholeOnOneDay(absence, timeZone) === null ? "unavailable" : "block.change";
}

function buffersOf(booking: CalendarBooking): { before: number; after: number } {
  const minutes = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
  return {
    before: minutes(booking.blocked_from, booking.start_time),
    after: minutes(booking.end_time, booking.blocked_until),
  };
}

function placed(booking: CalendarBooking, replaced: Replacement | undefined): GridBooking {
  const { before, after } = buffersOf(booking);
  const startMinute = replaced?.startMinute ?? booking.start_minute;
  const endMinute = replaced ? replaced.startMinute + replaced.minutes : booking.end_minute;
  return {
    ...booking,
    date: replaced?.date ?? booking.date,
    staff_id: replaced?.staffId ?? booking.staff_id,
    startMinute,
    endMinute,
    blocked: { startMinute: startMinute - before, endMinute: endMinute + after },
  };
}

const usualHours = { startMinute: 540, endMinute: 1080 };

/** Whether a booking takes its time; one that was cancelled is drawn and is in nobody's way. */
export const takesTime = ({ status }: Pick<GridBooking, "status">): boolean => status !== "cancelled";

/**
 * @param replaced bookings that are shown elsewhere than the answer says, by id
 * @param filter what is shown; everything else keeps its time
 */
export function timetableOf(
  answer: CalendarAnswer,
  dates: readonly LocalDate[],
  replaced: ReadonlyMap<string, Replacement> = new Map(),
  filter: ShownStatus | null = null,
): Timetable {
  const bookings = answer.bookings
    .map((booking) => placed(booking, replaced.get(booking.id)))
    .filter(({ date }) => dates.includes(date));
  const absences = answer.absences.map((absence) => ({
    absence,
    name: absenceName(absence, answer.time_zone),
    stretch: localStretch(absence, answer.time_zone),
  }));
  const columns = dates.flatMap((date) => {
    const onDay = bookings.filter((booking) => booking.date === date);
    return answer.people.flatMap((person) => {
      const day = person.days.find((each) => each.date === date);
      const own = onDay.filter((booking) => booking.staff_id === person.id);
      if (day === undefined || (!person.is_active && own.length === 0)) return [];
      const absent = absences.filter(
        ({ absence: { staff_id } }) => staff_id === null || staff_id === person.id,
      );
      const entries = entriesOf(day, absent, own).filter(
        (entry) => entry.kind !== "booking" || isShown(filter, entry.booking.status),
      );
      const hidden = own.filter((booking) => takesTime(booking) && !isShown(filter, booking.status));
      const elsewhere = entries.filter(isElsewhere);
      return [{ key: `${date}/${person.id}`, date, person, day, entries, hidden, elsewhere }];
    });
  });
  const hours = columns.flatMap(({ day: { open_minute, close_minute } }) =>
    open_minute === null || close_minute === null
      ? []
      : [{ startMinute: open_minute, endMinute: close_minute }],
  );
  const spans = [...bookings, ...(hours.length > 0 ? hours : [usualHours])];
  const range = {
    startMinute: Math.floor(Math.min(...spans.map((span) => span.startMinute)) / 60) * 60,
    endMinute: Math.ceil(Math.max(...spans.map((span) => span.endMinute)) / 60) * 60,
  };
  return {
    dates,
    timeZone: answer.time_zone,
    today: answer.today,
    columns: columns.map((column) => ({ ...column, entries: inRange(column.entries, range) })),
    range,
    shortestMinutes:
      bookings.length === 0
        ? null
        : Math.min(...bookings.map(({ startMinute, endMinute }) => endMinute - startMinute)),
  };
}

const isElsewhere = (entry: GridEntry): boolean => entry.kind === "absence" && entry.absence.is_external;

function inRange(entries: readonly GridEntry[], range: Span): GridEntry[] {
  return entries.flatMap((entry) => {
    const startMinute = Math.max(entry.startMinute, range.startMinute);
    const endMinute = Math.min(entry.endMinute, range.endMinute);
    return endMinute > startMinute ? [{ ...entry, startMinute, endMinute }] : [];
  });
}

function entriesOf(
  day: CalendarPerson["days"][number],
  absent: readonly { absence: CalendarAbsence; name: AbsenceName; stretch: Stretch }[],
  bookings: readonly GridBooking[],
): GridEntry[] {
  const taking = bookings.filter(takesTime);
  const unbooked = unbookedOf(day).flatMap((entry) => cut(entry, taking));
  const absences = absent.flatMap(({ absence, name, stretch }): GridEntry[] => {
    const span = partOn(day.date, stretch);
    return span === null ? [] : [{ kind: "absence", key: `absence-${absence.id}`, absence, name, ...span }];
  });
  const visits = bookings.map(
    (booking): GridEntry => ({
      kind: "booking",
      key: booking.id,
      booking,
      startMinute: booking.startMinute,
      endMinute: booking.endMinute,
    }),
  );
  return [...unbooked, ...absences, ...visits].sort(
    (a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute,
  );
}

/** Closed hours, lunches and free time out of the ribbon; busy and absent time has entries of its own. */
function unbookedOf({ ribbon, open_minute }: CalendarPerson["days"][number]): GridEntry[] {
  const entries: GridEntry[] = [];
  for (const { kind, start_minute: startMinute, end_minute: endMinute } of ribbon) {
    const last = entries.at(-1);
    if (kind === "free" || kind === "gap") {
      if (last?.kind === "free" && last.endMinute === startMinute) {
        last.endMinute = endMinute;
        last.isSellable ||= kind === "free";
        continue;
      }
      const key = `free-${startMinute}`;
      entries.push({ kind: "free", key, startMinute, endMinute, isSellable: kind === "free" });
    } else if (kind === "lunch") {
      entries.push({ kind, key: `lunch-${startMinute}`, startMinute, endMinute });
    } else if (kind === "closed") {
      const isBefore = open_minute !== null && endMinute <= open_minute;
      entries.push({ kind, key: `closed-${startMinute}`, startMinute, endMinute, isBefore });
    }
  }
  return entries;
}

/** Free time without the bookings in it, since the ribbon may be older than where they are drawn. */
function cut(entry: GridEntry, bookings: readonly GridBooking[]): GridEntry[] {
  if (entry.kind !== "free") return [entry];
  let rest: Span[] = [entry];
  for (const { blocked } of bookings) {
    rest = rest.flatMap(({ startMinute, endMinute }) => {
      const before = { startMinute, endMinute: Math.min(endMinute, blocked.startMinute) };
      const after = { startMinute: Math.max(startMinute, blocked.endMinute), endMinute };
      if (blocked.startMinute >= endMinute || blocked.endMinute <= startMinute)
        return [{ startMinute, endMinute }];
      return [before, after].filter((span) => span.endMinute > span.startMinute);
    });
  }
  return rest.map((span) => ({ ...entry, ...span, key: `free-${span.startMinute}` }));
}

/** A column's day for `placeInDay`, without the booking that is moved. */
export function personDay({ day, entries, hidden, elsewhere }: GridColumn, movedId: string): PersonDay {
  const { open_minute: startMinute, close_minute: endMinute } = day;
  const shown = entries.flatMap((entry) => (entry.kind === "booking" ? [entry.booking] : []));
  return {
    open: startMinute === null || endMinute === null ? null : { startMinute, endMinute },
    closed: entries.filter(
      (entry) => entry.kind === "lunch" || (entry.kind === "absence" && !isElsewhere(entry)),
    ),
    elsewhere,
    taken: [...shown, ...hidden]
      .filter((booking) => booking.id !== movedId && takesTime(booking))
      .map(({ blocked, id, customer_name: name }) => ({ ...blocked, id, name })),
  };
}

/** A booking at another place, with its own buffers. */
export function wantedPlace(
  booking: GridBooking,
  place: Pick<Replacement, "startMinute" | "minutes">,
): WantedPlace {
  return {
    ...place,
    bufferBeforeMinutes: booking.startMinute - booking.blocked.startMinute,
    bufferAfterMinutes: booking.blocked.endMinute - booking.endMinute,
  };
}

/** The hours' height in rem, so that the shortest booking still has a readable line. */
export function hourRem(shortestMinutes: number | null): number {
  if (shortestMinutes === null || shortestMinutes > 30) return 4.5;
  if (shortestMinutes > 20) return 5.5;
  return shortestMinutes > 12 ? 6.5 : 8;
}
